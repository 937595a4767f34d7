import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import type { UsdPrice } from '../../../market/usdPrice'
import { isDoubtful, isDust, rewardWorth } from './harvest.rules'
import { readFees } from './harvestFees'
import type { HarvestItem } from './useHarvestRun'

/** A reward beside what it costs to harvest it. */
export interface PlannedHarvest {
  item: HarvestItem
  /** In base units of the native coin; null while unknown. */
  feeRaw: bigint | null
  isDust: boolean
  /** Its worth or its fee is unknown: it counts as worth its fee. */
  isDoubtful: boolean
}

export interface HarvestPlan {
  isEstimating: boolean
  planned: readonly PlannedHarvest[]
}

/** Returns what the harvests cost by an estimate made when the plan is first wanted, and which of them are dust. */
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
