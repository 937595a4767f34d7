import { useCallback, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { nodes } from '../../chain/rpc/nodes'
import type { Measured } from '../../chain/send/measure'
import { useWallet } from '../../chain/wallet/useWallet'
import { useSendIntent } from '../transactions'
import { selectUser } from '../user'
import type { Quote } from './quote.rules'
import { hasTradeChanged } from './swap.rules'
import { amountTyped } from './swap.slice'
import type { SwapFailure } from './swapFailure'
import { swapWords } from './swapWords'

/** What a person agrees to: a trade, and who gets what comes of it where that is somebody else. */
export interface Agreed {
  quote: Quote
  recipient: string | null
}

/** Where a swap stands between the press of the button and the wallet's answer (trading 3 "Confirm state"). */
export type SwapStage =
  | { stage: 'closed' }
  | { stage: 'review'; agreed: Agreed }
  | { stage: 'waiting'; agreed: Agreed; measured: Measured | null }
  | { stage: 'submitted'; agreed: Agreed; hash: string }
  | { stage: 'failed'; agreed: Agreed; failure: SwapFailure }

export interface SwapFlow {
  state: SwapStage
  /** True when the price is no longer the one agreed to. */
  hasChanged: boolean
  /** In expert mode the swap is carried out at once, and its failure stands on the page (trading 4). */
  isExpert: boolean
  begin(): void
  accept(): void
  /** `isTrapAccepted` once the person was told that what is bought could not be sold, and wants it all the same. */
  confirm(isTrapAccepted: boolean): void
  close(): void
}

export interface SwapFlowOptions {
  /** The address that gets what is bought; null for the account itself. */
  recipient?: string | null
  isExpert?: boolean
}

/** What encodes a swap is fetched while the person reads the review: quoting needs none of it. */
const loadRehearsal = () => import('./rehearsal/rehearsal.chain')

/**
 * Answers the way of a swap from review to hash. Nothing is signed but the trade the person agreed to, and nothing that
 * did not come out as shown when it was rehearsed a moment before.
 */
export function useSwapFlow(quote: Quote | null, options: SwapFlowOptions = {}): SwapFlow {
  const { recipient = null, isExpert = false } = options
  const dispatch = useDispatch()
  const { account } = useWallet()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  const [state, setState] = useState<SwapStage>({ stage: 'closed' })
  const hasChanged = state.stage === 'review' && quote !== null && hasTradeChanged(state.agreed.quote, quote)

  const review = useCallback(() => {
    loadRehearsal().catch(() => undefined)
    if (quote) setState({ stage: 'review', agreed: { quote, recipient } })
  }, [quote, recipient])

  const carryOut = async (agreed: Agreed, isTrapAccepted: boolean): Promise<void> => {
    setState({ stage: 'waiting', agreed, measured: null })
    try {
      if (!send || !account) throw new Error('Missing dependencies')
      const { rehearseSwap } = await loadRehearsal()
      const terms = { account, recipient: agreed.recipient ?? account, slippageBps, deadlineSeconds }
      const { chosen, refusal, measured, findings } = await rehearseSwap(nodes, agreed.quote, terms)
      if (!chosen) throw refusal ?? new Error('Missing dependencies')
      if (!isTrapAccepted && findings.some(({ kind }) => kind === 'trapped')) {
        setState({ stage: 'review', agreed })
        return
      }
      setState({ stage: 'waiting', agreed, measured })
      const summary = swapWords(agreed.quote, agreed.recipient)
      const hash = await send(chosen.intent, { gasLimit: chosen.gasLimit, summary })
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
      else if (quote) void carryOut({ quote, recipient }, false)
    },
    accept: review,
    confirm(isTrapAccepted) {
      if (state.stage === 'review' && !hasChanged) void carryOut(state.agreed, isTrapAccepted)
    },
    close() {
      if (state.stage === 'submitted') dispatch(amountTyped({ field: 'input', typedValue: '' }))
      setState({ stage: 'closed' })
    },
  }
}
