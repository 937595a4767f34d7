import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import { hasQuorum } from '../../chain/rpc/requiredQuorum'
import { useWallet } from '../../chain/wallet/useWallet'
import { sameAddress } from '../../core/address'
import { formatSignificant } from '../../core/amount'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { wrappedNative } from '../../market/token'
import { useUsdPrice } from '../../market/useUsdPrice'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/storeHooks'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { showToast } from '../../ui/toast/toastStore'
import { centsOf, isUnsupported } from '../lists'
import { ConfirmSwap, ConsentDialog, consentFor, type Quote, type SwapFlow, useSwapFlow } from '../trade'
import { reportFailure, useSendIntent } from '../transactions'
import { recipientUsed, selectIsAudioOn, selectIsExpert, selectIsSingleHopOnly } from '../user'
import type { Recipient } from './recipient/recipient.rules'
import { reviewReasonOf } from './reviewReason.rules'
import { inputErrorOf, wrapErrorOf } from './swap.rules'
import type { WrapKind } from './swap.rules'
import { amountTyped, recipientReviewed, selectReviewedRecipient } from './swap.slice'
import { swapButton } from './swapButton.rules'
import { SwapMainButton } from './SwapMainButton'
import { useEnable } from './useEnable'
import { type EnteredSwap, maxHopsOf, msSinceTyped, useQuotedForm } from './useSwapForm'

/** trading 7: the summary of a wrap has 6 significant digits. */
const SUMMARY_DIGITS = 6

const SENTENCES = {
  wrap: 'Wrap %amount% %native% to W%native%',
  unwrap: 'Unwrap %amount% W%native% to %native%',
} as const

/**
 * Returns the function that wraps or unwraps the amount, and whether the wallet request is pending (trading 2.3, 7).
 */
function useWrap(kind: WrapKind, amountRaw: bigint | null): { isWaiting: boolean; run: () => void } {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const send = useSendIntent()
  const price = useUsdPrice(kind === null ? null : wrappedNative)
  const [isWaiting, setIsWaiting] = useState(false)

  async function run(): Promise<void> {
    if (!kind || !send || amountRaw === null) return
    setIsWaiting(true)
    const { symbol, decimals } = deployment.nativeCurrency
    try {
      const { deposit, withdraw } = await import('../../chain/contracts/wrappedNative/writes')
      await send(kind === 'wrap' ? deposit(amountRaw) : withdraw(amountRaw), {
        // One coin is always one wrapped coin, so the result depends on no chain state besides the balance.
        premises: [],
        valueCents: centsOf(price, wrappedNative, amountRaw),
        summary: {
          sentence: SENTENCES[kind],
          values: { amount: formatSignificant(amountRaw, decimals, SUMMARY_DIGITS), native: symbol },
        },
      })
      showToast({ kind: 'info', title: t('Transaction Submitted') })
      dispatch(amountTyped({ field: 'input', typedValue: '' }))
    } catch (error) {
      await reportFailure(error, kind === 'wrap' ? 'Wrapping failed: %message%' : 'Unwrapping failed: %message%')
    } finally {
      setIsWaiting(false)
    }
  }

  return { isWaiting, run: () => void run() }
}

/**
 * Handles the end of a swap at its hash: stores the recipient, plays a sound where sounds are on, and for a swap without a
 * dialog shows a toast and clears the amount (trading 4 "Swap flow"), as closing the dialog does.
 */
function useSwapEnd({ state, isExpert, close }: SwapFlow, recipient: string | null): void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const hash = state.stage === 'submitted' ? state.hash : null
  const reviewed = state.stage === 'submitted' && state.agreed.isReviewed ? state.agreed.recipient : null
  const facts = { t, isExpert, recipient, reviewed, close }
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })

  useEffect(() => {
    if (hash === null) return
    const now = latest.current
    if (now.recipient !== null) dispatch(recipientUsed(now.recipient))
    if (now.reviewed !== null) dispatch(recipientReviewed(now.reviewed))
    if (selectIsAudioOn(store.getState())) void import('../../ui/sound/chime').then(({ chime }) => chime())
    if (!now.isExpert) return
    showToast({ kind: 'info', title: now.t('Transaction Submitted') })
    now.close()
  }, [dispatch, hash, store])
}

/** Returns a handler of constant identity that calls the handler of the last committed render. */
function useStableHandler(handler: () => void): () => void {
  const latest = useRef(handler)
  // Before the browser handles an event: what is signed is what the last commit shows.
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback(() => latest.current(), [])
}

const EnableExactly = lazyDialog(() => import('./EnableExactly').then((it) => it.EnableExactly))
const ExpertFailure = lazyDialog(() => import('./ExpertFailure').then((it) => it.ExpertFailure))

/** Renders the main button of the swap page and the dialog it opens (trading 2.3 "Main button states"). */
export function SwapAction({ entered, recipient }: { entered: EnteredSwap; recipient: Recipient }) {
  const form = useQuotedForm(entered)
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const isExpert = useAppSelector(selectIsExpert)
  const isSingleHopOnly = useAppSelector(selectIsSingleHopOnly)
  const { sides, quote, wrap } = form
  const isOtherAccount = recipient.status === 'valid' && !(account && sameAddress(recipient.address, account))
  const recipientAddress = isOtherAccount ? recipient.address : null
  const enable = useEnable(form)
  const reviewedRecipient = useAppSelector(selectReviewedRecipient)
  const reviewReason = () =>
    reviewReasonOf({
      ...{ isConfirmable: hasQuorum(nodes), typedAgoMs: msSinceTyped() },
      ...{ recipient: recipientAddress, reviewedRecipient },
    })
  const flow = useSwapFlow(quote, {
    ...{ maxHops: maxHopsOf(isSingleHopOnly), recipient: recipientAddress, isExpert, reviewReason },
    onSent: () => dispatch(amountTyped({ field: 'input', typedValue: '' })),
  })
  useSwapEnd(flow, recipientAddress)
  const [consentQuote, setConsentQuote] = useState<Quote | null>(null)
  const wrapping = useWrap(wrap, sides.input.amountRaw)
  const isConnected = status === 'connected'
  const { state } = flow
  // Expert mode opens the dialog only for a review, which needs a confirmation even there.
  const hasDialog = state.stage === 'review' || (state.stage !== 'closed' && !isExpert)

  const button = swapButton({
    isConnected,
    isWrongNetwork: status === 'wrongChain',
    isUnsupported: [sides.input.token, sides.output.token].some((token) => token !== null && isUnsupported(token.id)),
    wrap,
    wrapError: wrapErrorOf(form),
    error: inputErrorOf(form, isConnected, recipient.status),
    isQuoteLoading: form.isQuoteLoading || recipient.status === 'resolving',
    hasRoute: quote !== null,
    hasAmount: form.hasAmount,
    hasBothCurrencies: sides.input.token !== null && sides.output.token !== null,
    approval: enable.state,
    wasApprovedHere: enable.wasApprovedHere,
    tier: quote?.tier ?? 0,
    isExpert,
  })

  function beginSwap(): void {
    const isTypedConsentDue = quote !== null && consentFor(quote.impactBps, isExpert) === 'typed'
    if (isExpert && isTypedConsentDue && reviewReason() === null) setConsentQuote(quote)
    else flow.begin()
  }

  function agree(to: Quote): void {
    setConsentQuote(null)
    flow.begin(to)
  }

  // The main button does not show the slippage tolerance, which changes the quote and every handler with it.
  const onEnable = useStableHandler(enable.run)
  const onSwap = useStableHandler(beginSwap)
  const onWrap = useStableHandler(wrapping.run)

  return (
    <>
      <SwapMainButton
        button={button}
        inputSymbol={sides.input.token?.symbol ?? ''}
        isSingleHopOnly={isSingleHopOnly}
        enableStep={enable.step}
        isEnabling={enable.isRequesting}
        isSwapping={isExpert && state.stage === 'waiting'}
        isWrapping={wrapping.isWaiting}
        onEnable={onEnable}
        onSwap={onSwap}
        onWrap={onWrap}
      />
      {button.kind === 'swap' && button.approve === 'enable' && (
        <EnableExactly
          symbol={sides.input.token?.symbol ?? ''}
          isExact={enable.isExact}
          isDisabled={enable.isRequesting}
          onToggle={enable.setExact}
        />
      )}
      {consentQuote && <ConsentDialog quote={consentQuote} onAgree={agree} onClose={() => setConsentQuote(null)} />}
      {isExpert && state.stage === 'failed' && (
        <ExpertFailure error={state.error} fallback={flow.fallback} onDismiss={flow.close} />
      )}
      {hasDialog && <ConfirmSwap flow={flow} quote={quote} />}
    </>
  )
}
