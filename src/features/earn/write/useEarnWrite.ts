import { useCallback, useState } from 'react'
import type { Call } from '../../../chain/contracts/call'
import { useAreReadSince, useCalls } from '../../../chain/multicall/useCalls'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import { nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import {
  reportFailureAs,
  useInclusionBlock,
  useOutcomes,
  useSendIntent,
  type Movements,
  type Summary,
} from '../../transactions'
import type { Spending } from './allowance.chain'
import { EARN_ERROR } from './earn.messages'

/** The call of a write, to send or to simulate. */
export interface EarnIntent {
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
  /** Set when yield 7 states it; otherwise estimated, plus the margin. */
  gasLimit?: bigint
}

/** A write of a farm or pool. */
export interface EarnWrite extends EarnIntent {
  summary: Summary
  /** What it moves, so that its end is reported with the amounts of the receipt; absent when it moves no amount. */
  arrival?: Movements
  /** Message when it was not sent; that of farms and pools by default (yield 8). */
  failure?: { title: string; body: string }
  /** Amount that the contract transfers from the account; absent when it transfers no token. */
  spending?: Spending | undefined
  /** Value at risk in US cents; null while unknown. */
  valueCents: bigint | null
  /** Reads on which two nodes have to agree before the wallet opens. */
  premises?: readonly Premise[]
}

export interface EarnWriting {
  /** True from the press of the button until the figures of the block that includes the transaction are shown. */
  isBusy: boolean
  /** Sends the write and returns its hash. Reports a failure and returns null when nothing was sent (yield 8). */
  run(write: EarnWrite): Promise<string | null>
}

/** Reports that a write of a farm or pool was not sent: the reason, when known, then the message of yield 8. */
export const reportEarnFailure = (error: unknown): Promise<void> => reportFailureAs(EARN_ERROR, error)

async function causeOf(account: Address, spending: Spending, error: unknown): Promise<unknown> {
  const { causeOfFailure } = await import('./allowance.chain')
  return causeOfFailure(nodes, account, spending, error)
}

const NO_CALLS: readonly null[] = []
const NO_HASHES: readonly string[] = []

/**
 * Returns the function that sends a write of a farm or pool, and whether a write is in progress (yield 4.5.3). It is in
 * progress until `figures`, the reads that the write changes, are those of its block: a button that is ready beside old
 * figures would invite a second press.
 */
export function useEarnWrite(figures: readonly (Call<unknown> | null)[]): EarnWriting {
  const { account } = useWallet()
  const send = useSendIntent()
  const [stage, setStage] = useState<'idle' | 'requesting' | { hashes: readonly [string] }>('idle')
  const hashes = typeof stage === 'object' ? stage.hashes : NO_HASHES
  const isPending = useOutcomes(hashes).includes('pending')
  const areFiguresOld = !useAreReadSince(figures, useInclusionBlock(hashes))
  const isAwaited = hashes.length > 0 && areFiguresOld
  useCalls(isAwaited ? figures : NO_CALLS)

  const run = useCallback(
    async ({ makeIntent, summary, arrival, failure, gasLimit, spending, valueCents, premises = [] }: EarnWrite) => {
      setStage('requesting')
      try {
        if (!send) throw new Error('Missing dependencies')
        const options = {
          ...{ summary, valueCents, premises },
          ...(arrival && { arrival }),
          ...(gasLimit !== undefined && { gasLimit }),
        }
        const hash = await send(await makeIntent(), options)
        setStage({ hashes: [hash] })
        return hash
      } catch (error) {
        setStage('idle')
        const cause = spending && account ? await causeOf(account, spending, error) : error
        await reportFailureAs(failure ?? EARN_ERROR, cause)
        return null
      }
    },
    [account, send],
  )

  return { isBusy: stage === 'requesting' || isPending || isAwaited, run }
}
