import { useEffect, useState } from 'react'
import type { Call } from '../../../chain/contracts/call'
import type { Intent } from '../../../chain/send/intent'
import { AbandonedError } from '../../../chain/wallet/eip1193'
import { DeclinedError, isUserRejected, layersOf } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../../chain/wallet/view/viewedAccount'
import type { Address } from '../../../core/address'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { useSendIntent } from '../../transactions'
import { valueCentsOf } from '../usdValues'
import { harvestMovements } from '../write/earnMovements'
import { harvestSummary } from '../write/earn.messages'
import { reportEarnFailure } from '../write/useEarnWrite'
import { harvestEach, type HarvestEnd, type HarvestResult, type HarvestStop, type Reward } from './harvest.rules'

/** A reward with the write that harvests it. */
export interface HarvestItem extends Reward {
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
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
  gasLimit: bigint
}

export type HarvestResults = Readonly<Record<string, HarvestResult>>

export type HarvestState =
  | { stage: 'idle' }
  | { stage: 'running'; items: readonly HarvestItem[]; results: HarvestResults; currentKey: string | null }
  | { stage: 'ended'; items: readonly HarvestItem[]; results: HarvestResults; end: HarvestEnd }

export interface HarvestRun {
  state: HarvestState
  start(items: readonly HarvestItem[]): void
  /** Stops before the next harvest; a request that is already open in the wallet stays open. */
  cancel(): void
  /** Clears a run that has ended. */
  reset(): void
}

/** State of a run outside of React: a second press of the button may precede the render of the first. */
class RunControl {
  private running: { account: Address | null } | null = null
  reason: HarvestStop | null = null

  begin(account: Address | null): boolean {
    if (this.running) return false
    this.running = { account }
    this.reason = null
    return true
  }

  end(): void {
    this.running = null
  }

  stop(reason: HarvestStop): void {
    if (this.running) this.reason ??= reason
  }

  checkAccount(account: Address | null): void {
    if (this.running && this.running.account !== account) this.stop('accountChanged')
  }
}

/**
 * Returns a run of harvests. It ends when the page is left, the account changes, or the user rejects or cancels (yield
 * 7).
 */
export function useHarvestRun(): HarvestRun {
  const send = useSendIntent()
  const { account } = useWallet()
  const [state, setState] = useState<HarvestState>({ stage: 'idle' })
  const [control] = useState(() => new RunControl())
  useEffect(() => () => control.stop('left'), [control])
  useEffect(() => control.checkAccount(account), [account, control])

  async function run(items: readonly HarvestItem[]): Promise<void> {
    let results: HarvestResults = {}
    const update = (currentKey: string | null) => setState({ stage: 'running', items, results, currentKey })
    update(null)
    const end = await harvestEach(items, {
      async send({ makeIntent, tokenAddress: address, symbol, decimals, gasLimit, price, earnedRaw }) {
        if (!send) throw new Error('Missing dependencies')
        const mayOpenWallet = () => control.reason === null
        const arrival = harvestMovements({ address, symbol, decimals })
        const terms = { summary: harvestSummary(symbol), arrival, gasLimit, mayOpenWallet }
        return send(await makeIntent(), { ...terms, valueCents: valueCentsOf(price, earnedRaw) })
      },
      stop: () => control.reason,
      endReasonOf(error) {
        if (error instanceof DeclinedError) return 'declined'
        if (isUserRejected(error)) return 'rejected'
        return layersOf(error).some((layer) => layer.error instanceof AbandonedError) ? control.reason : null
      },
      onStart: ({ key }) => update(key),
      onResult({ key }, result) {
        results = { ...results, [key]: result }
        update(null)
      },
    })
    control.end()
    setState({ stage: 'ended', items, results, end })
    if (end !== 'left') return
    const sent = Object.values(results).filter(({ stage }) => stage === 'sent').length
    showToast({
      kind: 'info',
      title: translate('Harvest stopped'),
      body: translate('You left the page after %sent% of %count%.', { sent, count: items.length }),
    })
  }

  function start(items: readonly HarvestItem[]): void {
    try {
      refuseWhileViewing()
    } catch (error) {
      void reportEarnFailure(error)
      return
    }
    if (items.length > 0 && control.begin(account)) void run(items)
  }

  return {
    state,
    start,
    cancel: () => control.stop('cancelled'),
    reset: () => setState((now) => (now.stage === 'ended' ? { stage: 'idle' } : now)),
  }
}
