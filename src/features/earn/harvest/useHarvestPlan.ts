import { useCallback } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import type { UsdPrice } from '../../../market/usdPrice'
import { useAsyncResult } from '../../../ui/useAsyncResult'
import { isUncertain, isDust, rewardValue } from './harvest.rules'
import { readFees } from './harvestFees'
import type { HarvestItem } from './useHarvestRun'

/** A reward and the fee of its harvest. */
export interface PlannedHarvest {
  item: HarvestItem
  /** In base units of the native coin; null while unknown. */
  feeRaw: bigint | null
  isDust: boolean
  /** Its value or its fee is unknown, so that it is not treated as dust. */
  isUncertain: boolean
}

export interface HarvestPlan {
  isEstimating: boolean
  planned: readonly PlannedHarvest[]
}

/** Returns the fee of each harvest, estimated once when the plan opens, and whether its reward is dust. */
export function useHarvestPlan(
  account: Address | null,
  items: readonly HarvestItem[],
  nativePrice: UsdPrice | null,
): HarvestPlan {
  const estimate = useCallback(async (): Promise<readonly (bigint | null)[]> => {
    const makeIntents = items.map(({ makeIntent }) => makeIntent)
    return account === null ? items.map(() => null) : readFees(nodes, account, makeIntents)
  }, [account, items])
  const estimated = useAsyncResult(estimate)
  const fees = estimated.status === 'passed' ? estimated.outcome : null
  const planned = items.map((item, index): PlannedHarvest => {
    const feeRaw = fees?.[index] ?? null
    const value = rewardValue(item, feeRaw, nativePrice)
    return { item, feeRaw, isDust: isDust(value), isUncertain: isUncertain(value) }
  })
  return { isEstimating: fees === null, planned }
}
