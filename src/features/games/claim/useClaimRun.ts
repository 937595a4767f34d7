import { useEffect, useState } from 'react'
import type { Intent } from '../../../chain/send/intent'
import { AbandonedError } from '../../../chain/wallet/eip1193'
import { DeclinedError, isUserRejected, layersOf } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { eachInTurn, type TurnResult } from '../../../core/eachInTurn'
import { useSendIntent, type Summary } from '../../transactions'

/** A payout of a game, which one transaction collects. */
export interface ClaimItem {
  key: string
  /** Name of the round. */
  name: string
  amountRaw: bigint
  decimals: number
  symbol: string
  summary: Summary
  valueCents: bigint | null
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
}

type ClaimStop = 'cancelled' | 'accountChanged' | 'left'
export type ClaimEnd = ClaimStop | 'done' | 'rejected' | 'declined'
export type ClaimResults = Readonly<Record<string, TurnResult>>

export type ClaimState =
  | { stage: 'idle' }
  | { stage: 'running'; items: readonly ClaimItem[]; results: ClaimResults; currentKey: string | null }
  | { stage: 'ended'; items: readonly ClaimItem[]; results: ClaimResults; end: ClaimEnd }

export interface ClaimRun {
  state: ClaimState
  /** Collects the payouts that have no result in `kept`, which has those of an earlier run. */
  start(items: readonly ClaimItem[], kept?: ClaimResults): void
  /** Stops before the next transaction; a request that is already open in the wallet stays open. */
  cancel(): void
}

/** State of a run outside of React: a second press of the button may precede the render of the first. */
class RunControl {
  private account: Address | null = null
  private isRunning = false
  reason: ClaimStop | null = null

  begin(account: Address | null): boolean {
    if (this.isRunning) return false
    Object.assign(this, { account, isRunning: true, reason: null })
    return true
  }

  end(): void {
    this.isRunning = false
  }

  checkAccount(account: Address | null): void {
    if (this.account !== account) this.stop('accountChanged')
  }

  stop(reason: ClaimStop): void {
    if (this.isRunning) this.reason ??= reason
  }
}

/**
 * Returns a run that collects payouts one after the other. It ends early when the page is left, the account changes, or
 * the user rejects, declines or cancels.
 */
export function useClaimRun(): ClaimRun {
  const send = useSendIntent()
  const { account } = useWallet()
  const [state, setState] = useState<ClaimState>({ stage: 'idle' })
  const [control] = useState(() => new RunControl())
  useEffect(() => () => control.stop('left'), [control])
  useEffect(() => control.checkAccount(account), [account, control])

  async function run(items: readonly ClaimItem[], kept: ClaimResults): Promise<void> {
    let results = kept
    const update = (currentKey: string | null) => setState({ stage: 'running', items, results, currentKey })
    update(null)
    const rest = items.filter(({ key }) => kept[key] === undefined)
    const end = await eachInTurn<ClaimItem, ClaimStop, ClaimEnd>(rest, {
      async send({ makeIntent, summary, valueCents }) {
        if (!send) throw new Error('Missing dependencies')
        return send(await makeIntent(), { summary, valueCents, mayOpenWallet: () => control.reason === null })
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
  }

  function start(items: readonly ClaimItem[], kept: ClaimResults = {}): void {
    if (items.length > 0 && control.begin(account)) void run(items, kept)
  }

  return { state, start, cancel: () => control.stop('cancelled') }
}
