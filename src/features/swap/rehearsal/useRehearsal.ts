import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Quote } from '../quote.rules'
import { swapFailure, type SwapFailure } from '../swapFailure'
import { rehearseSwap, type Rehearsal, type RehearsalTerms } from './rehearsal.chain'

/** How far the rehearsal of what is under review has come. */
export type RehearsalState =
  | { status: 'running' }
  | { status: 'done'; rehearsal: Rehearsal }
  | { status: 'failed'; failure: SwapFailure }

const RUNNING: RehearsalState = { status: 'running' }

/** Answers how the swap would end if it were sent now, rehearsed anew for each trade agreed to. */
export function useRehearsal(
  quote: Quote,
  options: Omit<RehearsalTerms, 'account' | 'recipient'> & { recipient: string | null },
) {
  const { account } = useWallet()
  const { recipient, slippageBps, deadlineSeconds } = options
  const [of, setOf] = useState<{ quote: Quote; state: RehearsalState } | null>(null)

  useEffect(() => {
    if (!account) return undefined
    let isWanted = true
    const tell = (state: RehearsalState) => {
      if (isWanted) setOf({ quote, state })
    }
    rehearseSwap(nodes, quote, { account, recipient: recipient ?? account, slippageBps, deadlineSeconds })
      .then((rehearsal) => tell({ status: 'done', rehearsal }))
      .catch((error: unknown) => tell({ status: 'failed', failure: swapFailure(error) }))
    return () => {
      isWanted = false
    }
  }, [account, deadlineSeconds, quote, recipient, slippageBps])

  return of?.quote === quote ? of.state : RUNNING
}
