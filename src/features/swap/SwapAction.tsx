import { useSelector } from 'react-redux'
import { useWallet } from '../../chain/wallet/useWallet'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { isUnsupported } from '../lists'
import { selectUser } from '../user'
import { inputErrorOf, wrapErrorOf } from './formErrors.rules'
import { SwapMainButton } from './SwapMainButton'
import { swapButton } from './swapButton.rules'
import { useEnable } from './useEnable'
import type { SwapForm } from './useQuotedForm'
import { useSwapFlow } from './useSwapFlow'
import { useWrap } from './useWrap'

const EnableExactly = lazyDialog(() => import('./EnableExactly').then((it) => it.EnableExactly))
const ConfirmSwap = lazyDialog(() => import('./ConfirmSwap').then((it) => it.ConfirmSwap))

/** The main button of the swap page and the dialog it leads to (trading 2.3 "Main button states"). */
export function SwapAction({ form }: { form: SwapForm }) {
  const { status } = useWallet()
  const { isSingleHopOnly } = useSelector(selectUser)
  const { sides, quote, wrap } = form
  const enable = useEnable(form)
  const flow = useSwapFlow(quote)
  const wrapping = useWrap(wrap, sides.input.amountRaw)
  const isConnected = status === 'connected'

  const button = swapButton({
    isConnected,
    isWrongNetwork: status === 'wrongChain',
    isUnsupported: [sides.input.token, sides.output.token].some((token) => token !== null && isUnsupported(token.id)),
    wrap,
    wrapError: wrapErrorOf(form),
    error: inputErrorOf(form, isConnected),
    isQuoteLoading: form.isQuoteLoading,
    hasRoute: quote !== null,
    hasAmount: form.hasAmount,
    hasBothCurrencies: sides.input.token !== null && sides.output.token !== null,
    approval: enable.state,
    wasApprovedHere: enable.wasApprovedHere,
    tier: quote?.tier ?? 0,
    isExpert: false,
  })

  return (
    <>
      <SwapMainButton
        button={button}
        inputSymbol={sides.input.token?.symbol ?? ''}
        isSingleHopOnly={isSingleHopOnly}
        isEnabling={enable.isAsking}
        isWrapping={wrapping.isWaiting}
        onEnable={enable.run}
        onSwap={flow.begin}
        onWrap={wrapping.run}
      />
      {button.kind === 'swap' && button.approve === 'enable' && (
        <EnableExactly enable={enable} symbol={sides.input.token?.symbol ?? ''} />
      )}
      {flow.state.stage !== 'closed' && <ConfirmSwap flow={flow} quote={quote} />}
    </>
  )
}
