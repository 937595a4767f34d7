import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import type { UsdPrice } from '../../../market/usdPrice'
import { isDoubtful, isDust, rewardWorth } from './harvest.rules'
import { readFees } from './harvestFees'
import type { HarvestItem } from './useHarvestRun'

/** A reward and the fee of its harvest. */
export interface PlannedHarvest {
  item: HarvestItem
  /** In base units of the native coin; null while unknown. */
  feeRaw: bigint | null
  isDust: boolean
  /** Its value or its fee is unknown; it is then not treated as dust. */
  isDoubtful: boolean
}

export interface HarvestPlan {
  isEstimating: boolean
  planned: readonly PlannedHarvest[]
}

/** Returns the fees of the harvests, estimated once when the plan opens, and which rewards are dust. */
export function useHarvestPlan(
  account: string | null,
  items: readonly HarvestItem[],
  nativePrice: UsdPrice | null,
): HarvestPlan {
  const [fees, setFees] = useState<readonly (bigint | null)[] | null>(null)
  useEffect(() => {
    let isWanted = true
    async function estimate(): Promise<void> {
      const makeIntents = items.map(({ makeIntent }) => makeIntent)
      const read = await readFees(nodes, account ?? '', makeIntents)
      if (isWanted) setFees(read)
    }
    void estimate()
    return () => {
      isWanted = false
    }
  }, [account, items])
  const planned = items.map((item, index): PlannedHarvest => {
    const feeRaw = fees?.[index] ?? null
    const worth = rewardWorth(item, feeRaw, nativePrice)
    return { item, feeRaw, isDust: isDust(worth), isDoubtful: isDoubtful(worth) }
  })
  return { isEstimating: fees === null, planned }
}
