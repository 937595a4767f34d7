import { memo, useMemo } from 'react'
import { useAppSelector } from '../../state/storeHooks'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useSettled } from '../../ui/useSettled'
import { isUnsupported, type ListedToken, MissingToken } from '../lists'
import { PriceLine, TradeDetails } from '../trade'
import { DEFAULT_SLIPPAGE_BPS, selectIsExpert, selectSlippageBps } from '../user'
import { TokenNotices } from './notices/TokenNotices'
import { judgeRecipient } from './recipient/recipient.rules'
import { useRecipient } from './recipient/useRecipient'
import { selectInputId, selectOutputId } from './swap.slice'
import { SwapAction } from './SwapAction'
import { useSpokenQuote } from './useSpokenQuote'
import { useQuotedForm, type EnteredSwap } from './useSwapForm'

/** Few swaps need these parts, so each loads when it is first rendered. */
const SlippageRow = lazyDialog(() => import('./SlippageRow').then((it) => it.SlippageRow))
const RecipientPanel = lazyDialog(() => import('./recipient/RecipientPanel').then((it) => it.RecipientPanel))
const UnsupportedPanel = lazyDialog(() => import('./notices/UnsupportedPanel').then((it) => it.UnsupportedPanel))

/** Renders the slippage tolerance in effect unless it is the default one. */
const SlippageInEffect = memo(function SlippageInEffect() {
  const slippageBps = useAppSelector(selectSlippageBps)
  return slippageBps === DEFAULT_SLIPPAGE_BPS ? null : <SlippageRow slippageBps={slippageBps} />
})

const QuotedDetails = memo(function QuotedDetails({ entered }: { entered: EnteredSwap }) {
  const { quote } = useQuotedForm(entered)
  return quote && <TradeDetails quote={quote} />
})

/** Shows nothing of the slippage tolerance: only the parts that do read it. */
const Explained = memo(function Explained({ entered }: { entered: EnteredSwap }) {
  const isExpert = useAppSelector(selectIsExpert)
  const inputId = useAppSelector(selectInputId)
  const outputId = useAppSelector(selectOutputId)
  const { sides, wrap, found, independentField } = entered
  const [input, output] = [sides.input.token, sides.output.token]
  const exchanged = useMemo(
    () => found && input && output && { input, output, inputRaw: found.inputRaw, outputRaw: found.outputRaw },
    [found, input, output],
  )
  const entry = useRecipient(wrap !== null)
  const recipient = useMemo(() => judgeRecipient(entry, found), [entry, found])
  const unsupported = [input, output].filter((token): token is ListedToken => token !== null && isUnsupported(token.id))
  useSpokenQuote(exchanged, independentField === 'input')
  return (
    <>
      {isExpert && !wrap && <RecipientPanel recipient={recipient} input={input} output={output} />}
      {exchanged && <PriceLine quote={exchanged} />}
      {!wrap && <SlippageInEffect />}
      <MissingToken id={inputId} />
      <MissingToken id={outputId} />
      <SwapAction entered={entered} recipient={recipient} />
      {unsupported.length > 0 && <UnsupportedPanel tokens={unsupported} />}
      <QuotedDetails entered={entered} />
      <TokenNotices input={input} output={output} />
    </>
  )
})

/**
 * Renders the price, the button and the details of the entered swap (trading 2.3). A key press shows its amounts in the
 * next frame; this content follows right after, so that it does not delay them.
 */
export function SwapExplained({ entered }: { entered: EnteredSwap }) {
  return <Explained entered={useSettled(entered)} />
}

/** Preloads the parts that describe a quote; the form calls this on focus, before the first quote. */
export function preloadExplained(): void {
  PriceLine.preload()
  TradeDetails.preload()
}
