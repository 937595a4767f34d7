import { useCallback, useState } from 'react'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import { nodes } from '../../../chain/rpc/nodes'
import type { Intent } from '../../../chain/send/intent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { reportFailureAs, useIsPending, useSendIntent, type Summary } from '../../transactions'
import type { Spending } from './allowance.chain'
import { EARN_ERROR } from './earn.messages'

/** A write of a farm or pool. */
export interface EarnWrite {
  /** Creates the intent; its encoder is loaded with the first write. */
  makeIntent(): Promise<Intent>
  summary: Summary
  /** Set when yield 7 states it; otherwise estimated, plus the margin. */
  gasLimit?: bigint
  /** Amount that the contract transfers from the account; absent when it transfers no token. */
  spending?: Spending | undefined
  /** Value at risk in US cents; null while unknown. */
  valueCents: bigint | null
  /** Reads on which two nodes have to agree before the wallet opens. */
  premises?: readonly Premise[]
}

export interface EarnWriting {
  /** True from the press of the button until the receipt arrives. */
  isBusy: boolean
  /** Sends the write and returns its hash. Reports a failure and returns null when nothing was sent (yield 8). */
  run(write: EarnWrite): Promise<string | null>
}

/** Reports that a write of a farm or pool was not sent: the reason, when known, then the message of yield 8. */
export const reportEarnFailure = (error: unknown): Promise<void> => reportFailureAs(EARN_ERROR, error)

async function causeOf(account: string, spending: Spending, error: unknown): Promise<unknown> {
  const { causeOfFailure } = await import('./allowance.chain')
  return causeOfFailure(nodes, account, spending, error)
}

/** Returns the function that sends a write of a farm or pool, and whether a write is requested or pending (yield 7, 8). */
export function useEarnWrite(): EarnWriting {
  const { account } = useWallet()
  const send = useSendIntent()
  const [stage, setStage] = useState<'idle' | 'requesting' | { hash: string }>('idle')
  const isPending = useIsPending(typeof stage === 'object' ? stage.hash : null)

  const run = useCallback(
    async ({ makeIntent, summary, gasLimit, spending, valueCents, premises = [] }: EarnWrite) => {
      setStage('requesting')
      try {
        if (!send) throw new Error('Missing dependencies')
        const options = { summary, valueCents, premises, ...(gasLimit !== undefined && { gasLimit }) }
        const hash = await send(await makeIntent(), options)
        setStage({ hash })
        return hash
      } catch (error) {
        setStage('idle')
        const cause = spending && account ? await causeOf(account, spending, error) : error
        await reportEarnFailure(cause)
        return null
      }
    },
    [account, send],
  )

  return { isBusy: stage === 'requesting' || isPending, run }
}
