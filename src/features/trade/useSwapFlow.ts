import { useState } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useUsdPrice } from '../../market/useUsdPrice'
import { useAppSelector, useAppStore } from '../../state/storeHooks'
import { useSendIntent, useWriteFlow, type WriteFlow } from '../transactions'
import { selectDeadlineSeconds, selectIsExpert } from '../user'
import type { Quote } from './quote.rules'
import { type Consents, hasTradeChanged, isImpactSettled, NO_CONSENTS, type ReviewReason } from './trade.rules'

/** What the user agrees to: a trade, and its recipient if that is another account. */
export interface Agreed {
  quote: Quote
  /** The form's quote at that moment; a later one that differs is a changed price. */
  live: Quote
  recipient: Address | null
  /** The largest number of pairs of a new route, which is searched if the price has changed. */
  maxHops: number
  consents: Consents
  /** Why expert mode shows a review; null outside expert mode, where a review is always shown. */
  reason: ReviewReason | null
  /** True after the user confirmed the swap in the review. */
  isReviewed: boolean
}

export interface SwapFlow extends Pick<WriteFlow<Agreed>, 'state' | 'fallback' | 'close'> {
  /** True when the price differs from the agreed one. */
  hasChanged: boolean
  /** The current version of the agreed quote if the last check before the wallet found it changed; null otherwise. */
  revised: Quote | null
  /** Why expert mode shows a review; null outside expert mode, where a review is always shown. */
  reason: ReviewReason | null
  /** Expert mode sends the swap at once and shows its failure on the page (trading 4). */
  isExpert: boolean
  /** Starts with the newest quote, or with one whose price impact an expert has accepted. */
  begin(accepted?: Quote): void
  /** Agrees to the newest quote, or to the given one. */
  accept(revised: Quote | null): void
  confirm(consents: Consents): void
}

export interface SwapFlowOptions {
  /** Returns the largest number of pairs of a route, read at the start of a swap. */
  maxHops: () => number
  /** The address that receives the output; null for the account itself. */
  recipient?: Address | null
  /** True when expert mode skips the review. */
  isExpert?: boolean
  /** Returns why expert mode has to show the review this time; null when it may be skipped. */
  reviewReason?: () => ReviewReason | null
  /** Called when the wallet has sent the swap. */
  onSubmitted?: (agreed: Agreed, hash: string) => void
  /** Called when the dialog is closed after the wallet has sent the swap. */
  onSent?: () => void
}

const nothing = (): void => undefined

/** The code that encodes and sends a swap loads while the user reads the review, because quoting does not need it. */
const loadExecution = () => import('./rehearsal/executeSwap')

/**
 * Why a swap needs another review: its price has changed, or the rehearsal had a finding without the user's consent.
 */
export interface ReviewRequest {
  revised: Quote | null
  reason: ReviewReason | null
}

/**
 * Returns the steps of a swap from the review to the hash. Only the agreed trade is signed, with the consents of that
 * quote, and only if a rehearsal just before gave the shown amounts.
 */
export function useSwapFlow(quote: Quote | null, options: SwapFlowOptions): SwapFlow {
  const { maxHops, recipient = null, isExpert = false, reviewReason, onSubmitted = nothing, onSent = nothing } = options
  const { account } = useWallet()
  const isExpertNow = useAppSelector(selectIsExpert)
  const store = useAppStore()
  const send = useSendIntent()
  const price = useUsdPrice(quote?.input.traded ?? null)
  const [reviewRequest, setReviewRequest] = useState<(ReviewRequest & { quote: Quote }) | null>(null)

  const { state, fallback, begin, run, close } = useWriteFlow<Agreed>({
    fallback: 'Swap failed: %message%',
    onSent,
    async execute(agreed, showNote) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { executeSwap } = await loadExecution()
      const deadlineSeconds = selectDeadlineSeconds(store.getState())
      const context = { account, send, deadlineSeconds, isExpert: isExpertNow, price, showNote }
      const result = await executeSwap(agreed, context)
      if (typeof result === 'string') onSubmitted(agreed, result)
      else setReviewRequest({ quote: agreed.quote, ...result })
      return typeof result === 'string' ? result : null
    },
  })
  const agreedNow = state.stage === 'review' ? state.agreed : null
  const hasChanged = agreedNow !== null && quote !== null && hasTradeChanged(agreedNow.live, quote)
  const currentRequest = reviewRequest && reviewRequest.quote === agreedNow?.quote ? reviewRequest : null

  function review(agreed: Agreed): void {
    loadExecution().catch(() => undefined)
    begin(agreed)
  }

  return {
    ...{ state, fallback, hasChanged, isExpert, close },
    revised: currentRequest?.revised ?? null,
    reason: currentRequest?.reason ?? agreedNow?.reason ?? null,
    begin(accepted) {
      const live = quote ?? accepted
      if (!live) return
      const reason = isExpert ? (reviewReason?.() ?? null) : null
      const consents = { ...NO_CONSENTS, isImpactAccepted: accepted !== undefined }
      const agreed = {
        quote: accepted ?? live,
        live,
        recipient,
        maxHops: maxHops(),
        consents,
        reason,
        isReviewed: false,
      }
      if (isExpert && reason === null) run(agreed)
      else review(agreed)
    },
    accept(revised) {
      const [live, chosen] = [quote ?? revised, revised ?? quote]
      if (!live || !chosen || !agreedNow) return
      review({ ...agreedNow, quote: chosen, live, consents: NO_CONSENTS, isReviewed: false })
    },
    confirm(consents) {
      if (!agreedNow || hasChanged || currentRequest?.revised) return
      if (isImpactSettled(agreedNow.quote, isExpertNow, consents)) run({ ...agreedNow, consents, isReviewed: true })
    },
  }
}
