import type { Call } from '../../../chain/contracts/call'
import { refuseWhileViewing } from '../../../chain/wallet/view/viewedAccount'
import type { Address } from '../../../core/address'
import { translate } from '../../../i18n'
import { type RunItem, useWriteRun } from '../../transactions'
import { valueCentsOf } from '../usdValues'
import { harvestMovements } from '../write/earnMovements'
import { harvestSummary } from '../write/earn.messages'
import { reportEarnFailure } from '../write/useEarnWrite'
import type { Reward } from './harvest.rules'

/** A reward with the write that harvests it. */
export interface HarvestItem extends Reward, RunItem {
  /** Name of the farm or pool. */
  name: string
  /** The earned token. */
  tokenAddress: Address
  symbol: string
  decimals: number
  /**
   * The read that returned `earnedRaw`. Repeated at each block after a run, so that harvested rewards disappear with the
   * block that includes the harvest.
   */
  pendingCall: Call<bigint> | null
  gasLimit: bigint
}

/** A run of harvests. */
export type HarvestRun = ReturnType<typeof useWriteRun<HarvestItem>>

/**
 * Returns a run of harvests. It ends early when the page is left, the account changes, or the user rejects or cancels (yield
 * 7).
 */
export function useHarvestRun(): HarvestRun {
  const run = useWriteRun<HarvestItem>(
    ({ tokenAddress: address, symbol, decimals, gasLimit, price, earnedRaw }) => ({
      ...{ summary: harvestSummary(symbol), arrival: harvestMovements({ address, symbol, decimals }), gasLimit },
      valueCents: valueCentsOf(price, earnedRaw),
    }),
    () => translate('Harvest stopped'),
  )

  function start(items: readonly HarvestItem[]): void {
    try {
      refuseWhileViewing()
    } catch (error) {
      void reportEarnFailure(error)
      return
    }
    run.start(items)
  }

  return { ...run, start }
}
