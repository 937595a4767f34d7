import { useEffect, useRef, useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import { hasQuorum } from '../../chain/rpc/requiredQuorum'
import { useWallet } from '../../chain/wallet/useWallet'
import { type Address, sameAddress } from '../../core/address'
import { LIMITS } from '../../core/limits'
import { translate } from '../../i18n'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/storeHooks'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { showToast } from '../../ui/toast/toastStore'
import { useStableHandler } from '../../ui/useStableHandler'
import { isUnsupported } from '../lists'
import {
  ConfirmSwap,
  ConsentDialog,
  consentFor,
  GetMore,
  ImpactAdvice,
  type Quote,
  type SwapFlow,
  useSwapFlow,
  useTaxMeasurement,
} from '../trade'
import { ApprovalReview, type WriteFlow } from '../transactions'
import { recipientUsed, selectIsAudioOn, selectIsExpert, selectIsSingleHopOnly } from '../user'
import type { Recipient } from './recipient/recipient.rules'
import { reviewReasonOf } from './reviewReason.rules'
import { inputErrorOf, missingInputRaw, wrapErrorOf } from './swap.rules'
import { amountTyped, recipientReviewed, selectReviewedRecipient } from './swap.slice'
import { swapButton } from './swapButton.rules'
import { SwapMainButton } from './SwapMainButton'
import { useEnable } from './useEnable'
import { type EnteredSwap, fieldId, msSinceTyped, selectMaxHops, useQuotedForm } from './useSwapForm'
import { useWrapFlow } from './wrap/useWrapFlow'

/**
 * Ends a write without a dialog, as in expert mode, at its hash: shows a toast and clears the amount (trading 4.5), as
 * closing the dialog does.
 */
function useEndWithoutDialog({ state, close }: Pick<WriteFlow<unknown>, 'state' | 'close'>, isExpert: boolean): void {
  const hash = state.stage === 'submitted' ? state.hash : null
  const end = useStableHandler(() => {
    if (!isExpert) return
    showToast({ kind: 'info', title: translate('Transaction submitted') })
    close()
  })
  useEffect(() => {
    if (hash !== null) end()
  }, [end, hash])
}

/** Handles the end of a swap at its hash: stores the recipient, and plays a sound where sounds are on (trading 4.5). */
function useSwapEnd({ state }: SwapFlow, recipient: Address | null): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const hash = state.stage === 'submitted' ? state.hash : null
  const reviewed = state.stage === 'submitted' && state.agreed.isReviewed ? state.agreed.recipient : null
  const facts = { recipient, reviewed }
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
  }, [dispatch, hash, store])
}

const ConfirmWrap = lazyDialog(() => import('./wrap/ConfirmWrap').then((it) => it.ConfirmWrap))
const ExpertFailure = lazyDialog(() => import('./ExpertFailure').then((it) => it.ExpertFailure))

/** Renders the main button of the swap page and the dialog it opens (trading 2.3 "Main button states"). */
export function SwapAction({ entered, recipient }: { entered: EnteredSwap; recipient: Recipient }) {
  const form = useQuotedForm(entered)
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const isExpert = useAppSelector(selectIsExpert)
  const store = useAppStore()
  const { sides, quote, wrap } = form
  // Shown only without a route.
  const isSingleHopOnly = useAppSelector((state) => quote === null && selectIsSingleHopOnly(state))
  const isOtherAccount = recipient.status === 'valid' && !(account && sameAddress(recipient.address, account))
  const recipientAddress = isOtherAccount ? recipient.address : null
  const enable = useEnable(form)
  const reviewedRecipient = useAppSelector(selectReviewedRecipient)
  const reviewReason = () =>
    reviewReasonOf({
      ...{ isConfirmable: hasQuorum(nodes), typedAgoMs: msSinceTyped() },
      ...{ recipient: recipientAddress, reviewedRecipient },
    })
  const clearAmount = () => dispatch(amountTyped({ field: 'input', typedValue: '' }))
  const flow = useSwapFlow(quote, {
    ...{ maxHops: () => selectMaxHops(store.getState()), recipient: recipientAddress, isExpert, reviewReason },
    onSent: clearAmount,
  })
  const wrapping = useWrapFlow(wrap, clearAmount)
  useSwapEnd(flow, recipientAddress)
  useEndWithoutDialog(flow, isExpert)
  useEndWithoutDialog(wrapping, isExpert)
  const [consentQuote, setConsentQuote] = useState<Quote | null>(null)
  const isConnected = status === 'connected'
  const { state } = flow
  // Expert mode opens the dialog only for a review, which needs a confirmation even there.
  const hasDialog = ({ stage }: WriteFlow<unknown>['state']) => stage === 'review' || (stage !== 'closed' && !isExpert)

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

  useTaxMeasurement(quote, button.kind === 'swap' && enable.state === 'approved' ? account : null)

  function beginSwap(): void {
    const isTypedConsentDue = quote !== null && consentFor(quote.impactBps, isExpert) === 'typed'
    if (isExpert && isTypedConsentDue && reviewReason() === null) setConsentQuote(quote)
    else flow.begin()
  }

  function agree(to: Quote): void {
    setConsentQuote(null)
    flow.begin(to)
  }

  // A change of the slippage tolerance changes the quote and every handler, but not what the button shows. Stable
  // handlers avoid that render.
  const onEnable = useStableHandler(enable.run)
  const onSwap = useStableHandler(beginSwap)
  const onWrap = useStableHandler(() => {
    const { amountRaw } = sides.input
    if (wrap === null || amountRaw === null) return
    if (isExpert) wrapping.run({ kind: wrap, amountRaw })
    else wrapping.begin({ kind: wrap, amountRaw })
  })
  const missingRaw = 'error' in button && button.error?.sentence === LIMITS.shortBalance ? missingInputRaw(form) : null

  return (
    <>
      <SwapMainButton
        button={button}
        inputSymbol={sides.input.token?.symbol ?? ''}
        isSingleHopOnly={isSingleHopOnly}
        enableStep={enable.step}
        isEnabling={enable.isRequesting}
        isSwapping={isExpert && state.stage === 'waiting'}
        isWrapping={isExpert && wrapping.state.stage === 'waiting'}
        onEnable={onEnable}
        onSwap={onSwap}
        onWrap={onWrap}
      />
      {sides.input.token && missingRaw !== null && <GetMore token={sides.input.token} missingRaw={missingRaw} />}
      {button.kind === 'swap' && button.isDanger && quote && (
        <ImpactAdvice
          quote={quote}
          fieldId={fieldId(form.independentField)}
          onLess={(typedValue) => dispatch(amountTyped({ field: form.independentField, typedValue }))}
        />
      )}
      {button.kind === 'swap' && button.approve === 'enable' && (
        <ApprovalReview approval={enable.review} isDisabled={enable.isRequesting} />
      )}
      {consentQuote && <ConsentDialog quote={consentQuote} onAgree={agree} onClose={() => setConsentQuote(null)} />}
      {isExpert && state.stage === 'failed' && (
        <ExpertFailure error={state.error} fallback={flow.fallback} onDismiss={flow.close} />
      )}
      {isExpert && wrapping.state.stage === 'failed' && (
        <ExpertFailure error={wrapping.state.error} fallback={wrapping.fallback} onDismiss={wrapping.close} />
      )}
      {hasDialog(state) && <ConfirmSwap flow={flow} quote={quote} />}
      {hasDialog(wrapping.state) && <ConfirmWrap flow={wrapping} />}
    </>
  )
}
