import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useWallet } from '../../chain/wallet/useWallet'
import { sameAddress } from '../../core/address'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { isUnsupported } from '../lists'
import { ConfirmSwap, consentFor, ConsentDialog, useSwapFlow } from '../trade'
import { selectUser } from '../user'
import { useSwapEnd } from './expert/useSwapEnd'
import { inputErrorOf, wrapErrorOf } from './formErrors.rules'
import type { Recipient } from './recipient/recipient.rules'
import { amountTyped } from './swap.slice'
import { SwapMainButton } from './SwapMainButton'
import { swapButton } from './swapButton.rules'
import { useEnable } from './useEnable'
import type { SwapForm } from './useQuotedForm'
import { useWrap } from './useWrap'

const EnableExactly = lazyDialog(() => import('./EnableExactly').then((it) => it.EnableExactly))
const ExpertFailure = lazyDialog(() => import('./expert/ExpertFailure').then((it) => it.ExpertFailure))

/** The main button of the swap page and the dialog it leads to (trading 2.3 "Main button states"). */
export function SwapAction({ form, recipient }: { form: SwapForm; recipient: Recipient }) {
  const dispatch = useDispatch()
  const { account, status } = useWallet()
  const { isExpert, isSingleHopOnly } = useSelector(selectUser)
  const { sides, quote, wrap } = form
  const isElsewhere = recipient.status === 'valid' && !(account && sameAddress(recipient.address, account))
  const sentTo = isElsewhere ? recipient.address : null
  const enable = useEnable(form)
  const flow = useSwapFlow(quote, {
    ...{ recipient: sentTo, isExpert },
    onSent: () => dispatch(amountTyped({ field: 'input', typedValue: '' })),
  })
  useSwapEnd(flow, sentTo)
  const [isAsking, setIsAsking] = useState(false)
  const wrapping = useWrap(wrap, sides.input.amountRaw)
  const isConnected = status === 'connected'
  const { state } = flow
  // Expert mode has no dialog but where something is to be agreed to all the same.
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
    if (isExpert && quote && consentFor(quote.impactBps, isExpert) === 'typed') setIsAsking(true)
    else flow.begin()
  }

  function agree(): void {
    setIsAsking(false)
    flow.begin()
  }

  return (
    <>
      <SwapMainButton
        button={button}
        inputSymbol={sides.input.token?.symbol ?? ''}
        isSingleHopOnly={isSingleHopOnly}
        isEnabling={enable.isAsking}
        isSwapping={isExpert && state.stage === 'waiting'}
        isWrapping={wrapping.isWaiting}
        onEnable={enable.run}
        onSwap={swap}
        onWrap={wrapping.run}
      />
      {button.kind === 'swap' && button.approve === 'enable' && (
        <EnableExactly enable={enable} symbol={sides.input.token?.symbol ?? ''} />
      )}
      {isAsking && quote && <ConsentDialog quote={quote} onAgree={agree} onClose={() => setIsAsking(false)} />}
      {isExpert && state.stage === 'failed' && (
        <ExpertFailure error={state.error} fallback={flow.fallback} onDismiss={flow.close} />
      )}
      {hasDialog && <ConfirmSwap flow={flow} quote={quote} />}
    </>
  )
}
