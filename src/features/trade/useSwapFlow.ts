import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useWallet } from '../../chain/wallet/useWallet'
import { useUsdPrice } from '../../market/useUsdPrice'
import { useSendIntent, useWriteFlow, type WriteFlow } from '../transactions'
import { selectUser } from '../user'
import type { Quote } from './quote.rules'
import { hasTradeChanged, isImpactSettled, NO_CONSENTS, type Consents, type ReviewReason } from './trade.rules'

/** What a user agrees to: a trade, and who receives what comes of it where that is somebody else. */
export interface Agreed {
  quote: Quote
  /** The quote of the form at that moment; a later one that differs is a changed price. */
  live: Quote
  recipient: string | null
  /** The most pairs of a route that is searched for anew where the price turns out to be another. */
  maxHops: number
  consents: Consents
  /** Why expert mode shows a review; null where there is always one. */
  reason: ReviewReason | null
  /** True once it was confirmed in the review. */
  isReviewed: boolean
}

export interface SwapFlow extends Pick<WriteFlow<Agreed>, 'state' | 'fallback' | 'close'> {
  /** True when the price is no longer the one agreed to. */
  hasChanged: boolean
  /** The agreed quote as it is now, where the last check before the wallet found it changed; null otherwise. */
  revised: Quote | null
  /** Why expert mode shows a review; null where there is always one. */
  reason: ReviewReason | null
  /** In expert mode the swap is carried out at once, and its failure is shown on the page (trading 4). */
  isExpert: boolean
  /** Begins with the newest quote, or with one whose price impact an expert has accepted. */
  begin(accepted?: Quote): void
  /** Agrees to the newest quote instead, or to the one given. */
  accept(revised: Quote | null): void
  confirm(consents: Consents): void
}

export interface SwapFlowOptions {
  /** The most pairs that a route may have. */
  maxHops: number
  /** The address that receives what is bought; null for the account itself. */
  recipient?: string | null
  /** True where expert mode skips the review. */
  isExpert?: boolean
  /** Returns why expert mode has to show the review this time; null where it may be skipped. */
  reviewReason?: () => ReviewReason | null
  /** The wallet has sent the swap. */
  onSubmitted?: (agreed: Agreed, hash: string) => void
  /** The dialog was closed after the wallet had sent the swap. */
  onSent?: () => void
}

const nothing = (): void => undefined

/** What encodes and sends a swap is fetched while the user reads the review: quoting needs none of it. */
const loadCarryOut = () => import('./rehearsal/carryOut')

/** Why a quote that was agreed to has to be reviewed again. */
interface Detour {
  quote: Quote
  revised: Quote | null
  reason: ReviewReason | null
}

/**
 * Returns the steps of a swap from review to hash. Nothing is signed but the trade the user agreed to, with the consents
 * given for that quote, and nothing that did not come out as shown when it was rehearsed a moment before.
 */
export function useSwapFlow(quote: Quote | null, options: SwapFlowOptions): SwapFlow {
  const { maxHops, recipient = null, isExpert = false, reviewReason, onSubmitted = nothing, onSent = nothing } = options
  const { account } = useWallet()
  const { isExpert: isExpertNow, deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  const price = useUsdPrice(quote?.input.traded ?? null)
  const [detour, setDetour] = useState<Detour | null>(null)

  const { state, fallback, begin, run, close } = useWriteFlow<Agreed>({
    fallback: 'Swap failed: %message%',
    isRejectionTold: true,
    onSent,
    async carryOut(agreed, tell) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { carryOutSwap } = await loadCarryOut()
      const means = { account, send, deadlineSeconds, isExpert: isExpertNow, price, tell }
      const ended = await carryOutSwap(agreed, means)
      if (typeof ended === 'string') onSubmitted(agreed, ended)
      else setDetour({ quote: agreed.quote, ...ended })
      return typeof ended === 'string' ? ended : null
    },
  })
  const agreedNow = state.stage === 'review' ? state.agreed : null
  const hasChanged = agreedNow !== null && quote !== null && hasTradeChanged(agreedNow.live, quote)
  const taken = detour && detour.quote === agreedNow?.quote ? detour : null

  function review(agreed: Agreed): void {
    loadCarryOut().catch(() => undefined)
    begin(agreed)
  }

  return {
    ...{ state, fallback, hasChanged, isExpert, close },
    revised: taken?.revised ?? null,
    reason: taken?.reason ?? agreedNow?.reason ?? null,
    begin(accepted) {
      const live = quote ?? accepted
      if (!live) return
      const reason = isExpert ? (reviewReason?.() ?? null) : null
      const consents = { ...NO_CONSENTS, isImpactAccepted: accepted !== undefined }
      const agreed = { quote: accepted ?? live, live, recipient, maxHops, consents, reason, isReviewed: false }
      if (isExpert && reason === null) run(agreed)
      else review(agreed)
    },
    accept(revised) {
      const [live, chosen] = [quote ?? revised, revised ?? quote]
      if (!live || !chosen || !agreedNow) return
      review({ ...agreedNow, quote: chosen, live, consents: NO_CONSENTS, isReviewed: false })
    },
    confirm(consents) {
      if (!agreedNow || hasChanged || taken?.revised) return
      if (isImpactSettled(agreedNow.quote, isExpertNow, consents)) run({ ...agreedNow, consents, isReviewed: true })
    },
  }
}
