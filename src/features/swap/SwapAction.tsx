import { useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import { hasQuorum } from '../../chain/rpc/requiredQuorum'
import { useWallet } from '../../chain/wallet/useWallet'
import { sameAddress } from '../../core/address'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { isUnsupported } from '../lists'
import { ConfirmSwap, consentFor, ConsentDialog, useSwapFlow, type Quote } from '../trade'
import { selectIsExpert, selectIsSingleHopOnly } from '../user'
import { reviewReasonOf } from './expert/reviewReason.rules'
import { useSwapEnd } from './expert/useSwapEnd'
import { inputErrorOf, wrapErrorOf } from './formErrors.rules'
import type { Recipient } from './recipient/recipient.rules'
import { amountTyped, selectReviewedRecipient } from './swap.slice'
import { SwapMainButton } from './SwapMainButton'
import { swapButton } from './swapButton.rules'
import { useEnable } from './useEnable'
import { type EnteredSwap, maxHopsOf, useQuotedForm } from './useSwapForm'
import { msSinceTyped } from './useTypedAhead'
import { useWrap } from './useWrap'

const EnableExactly = lazyDialog(() => import('./EnableExactly').then((it) => it.EnableExactly))
const ExpertFailure = lazyDialog(() => import('./expert/ExpertFailure').then((it) => it.ExpertFailure))

/** Renders the main button of the swap page and the dialog it opens (trading 2.3 "Main button states"). */
export function SwapAction({ entered, recipient }: { entered: EnteredSwap; recipient: Recipient }) {
  const form = useQuotedForm(entered)
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const isExpert = useAppSelector(selectIsExpert)
  const isSingleHopOnly = useAppSelector(selectIsSingleHopOnly)
  const { sides, quote, wrap } = form
  const isElsewhere = recipient.status === 'valid' && !(account && sameAddress(recipient.address, account))
  const sentTo = isElsewhere ? recipient.address : null
  const enable = useEnable(form)
  const reviewedRecipient = useAppSelector(selectReviewedRecipient)
  const reviewReason = () =>
    reviewReasonOf({
      ...{ isConfirmable: hasQuorum(nodes), typedAgoMs: msSinceTyped() },
      ...{ recipient: sentTo, reviewedRecipient },
    })
  const flow = useSwapFlow(quote, {
    ...{ maxHops: maxHopsOf(isSingleHopOnly), recipient: sentTo, isExpert, reviewReason },
    onSent: () => dispatch(amountTyped({ field: 'input', typedValue: '' })),
  })
  useSwapEnd(flow, sentTo)
  const [asked, setAsked] = useState<Quote | null>(null)
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

  function swap(): void {
    const isWordDue = quote !== null && consentFor(quote.impactBps, isExpert) === 'typed'
    if (isExpert && isWordDue && reviewReason() === null) setAsked(quote)
    else flow.begin()
  }

  function agree(to: Quote): void {
    setAsked(null)
    flow.begin(to)
  }

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
        onEnable={enable.run}
        onSwap={swap}
        onWrap={wrapping.run}
      />
      {button.kind === 'swap' && button.approve === 'enable' && (
        <EnableExactly enable={enable} symbol={sides.input.token?.symbol ?? ''} />
      )}
      {asked && <ConsentDialog quote={asked} onAgree={agree} onClose={() => setAsked(null)} />}
      {isExpert && state.stage === 'failed' && (
        <ExpertFailure error={state.error} fallback={flow.fallback} onDismiss={flow.close} />
      )}
      {hasDialog && <ConfirmSwap flow={flow} quote={quote} />}
    </>
  )
}
