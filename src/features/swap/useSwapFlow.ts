import { useCallback, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useWallet } from '../../chain/wallet/useWallet'
import { nodes } from '../../chain/rpc/nodes'
import { useSendIntent } from '../transactions'
import { selectUser } from '../user'
import type { Quote } from './quote.rules'
import { hasTradeChanged } from './swap.rules'
import { amountTyped } from './swap.slice'
import type { SwapFailure } from './swapFailure'
import { swapWords } from './swapWords'

/** Where a swap stands between the press of the button and the wallet's answer (trading 3 "Confirm state"). */
export type SwapStage =
  | { stage: 'closed' }
  | { stage: 'review'; agreed: Quote }
  | { stage: 'waiting'; agreed: Quote }
  | { stage: 'submitted'; agreed: Quote; hash: string }
  | { stage: 'failed'; agreed: Quote; failure: SwapFailure }

export interface SwapFlow {
  state: SwapStage
  /** True when the price is no longer the one agreed to. */
  hasChanged: boolean
  /** In expert mode the swap is carried out at once, and its failure stands on the page (trading 4). */
  isExpert: boolean
  begin(): void
  accept(): void
  confirm(): void
  close(): void
}

export interface SwapFlowOptions {
  /** The address that gets what is bought; null for the account itself. */
  recipient?: string | null
  isExpert?: boolean
}

/** What encodes a swap is fetched while the person reads the review: quoting needs none of it. */
const loadChain = () => import('./swap.chain')

/** Answers the way of a swap from review to hash; nothing is signed but the trade the person agreed to. */
export function useSwapFlow(quote: Quote | null, options: SwapFlowOptions = {}): SwapFlow {
  const { recipient = null, isExpert = false } = options
  const dispatch = useDispatch()
  const { account } = useWallet()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  const [state, setState] = useState<SwapStage>({ stage: 'closed' })
  const hasChanged = state.stage === 'review' && quote !== null && hasTradeChanged(state.agreed, quote)

  const review = useCallback(() => {
    loadChain().catch(() => undefined)
    if (quote) setState({ stage: 'review', agreed: quote })
  }, [quote])

  const carryOut = async (agreed: Quote): Promise<void> => {
    setState({ stage: 'waiting', agreed })
    try {
      if (!send || !account) throw new Error('Missing dependencies')
      const { chooseSwap, readDeadline, swapCandidates } = await loadChain()
      const deadline = await readDeadline(nodes, deadlineSeconds)
      const terms = { recipient: recipient ?? account, slippageBps, deadline }
      const { intent, gasLimit } = await chooseSwap(nodes, account, swapCandidates(agreed, terms))
      const hash = await send(intent, { gasLimit, summary: swapWords(agreed, recipient) })
      setState({ stage: 'submitted', agreed, hash })
    } catch (error) {
      const { swapFailure } = await import('./swapFailure')
      setState({ stage: 'failed', agreed, failure: swapFailure(error) })
    }
  }

  return {
    state,
    hasChanged,
    isExpert,
    begin() {
      if (!isExpert) review()
      else if (quote) void carryOut(quote)
    },
    accept: review,
    confirm() {
      if (state.stage === 'review' && !hasChanged) void carryOut(state.agreed)
    },
    close() {
      if (state.stage === 'submitted') dispatch(amountTyped({ field: 'input', typedValue: '' }))
      setState({ stage: 'closed' })
    },
  }
}
