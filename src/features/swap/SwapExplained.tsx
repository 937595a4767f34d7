import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useSettled } from '../../ui/useSettled'
import { isUnsupported, type ListedToken, MissingToken } from '../lists'
import { PriceLine, TradeDetails } from '../trade'
import { DEFAULT_SLIPPAGE_BPS, selectUser } from '../user'
import { TokenNotices } from './notices/TokenNotices'
import { judgeRecipient } from './recipient/recipient.rules'
import { useRecipient } from './recipient/useRecipient'
import { selectSwap } from './swap.slice'
import { SwapAction } from './SwapAction'
import { useSpokenQuote } from './useSpokenQuote'
import { useQuotedForm, type EnteredSwap } from './useSwapForm'

/** Few swaps need these parts, so each loads when it is first rendered. */
const SlippageRow = lazyDialog(() => import('./SlippageRow').then((it) => it.SlippageRow))
const RecipientPanel = lazyDialog(() => import('./recipient/RecipientPanel').then((it) => it.RecipientPanel))
const UnsupportedPanel = lazyDialog(() => import('./notices/UnsupportedPanel').then((it) => it.UnsupportedPanel))

const Explained = memo(function Explained({ entered }: { entered: EnteredSwap }) {
  const { isExpert, slippageBps } = useSelector(selectUser)
  const { inputId, outputId } = useSelector(selectSwap)
  const form = useQuotedForm(entered)
  const { quote, sides, wrap } = form
  const [input, output] = [sides.input.token, sides.output.token]
  const entry = useRecipient(wrap !== null)
  const recipient = useMemo(() => judgeRecipient(entry, quote?.found ?? null), [entry, quote])
  const unsupported = [input, output].filter((token): token is ListedToken => token !== null && isUnsupported(token.id))
  useSpokenQuote(quote)
  return (
    <>
      {isExpert && !wrap && <RecipientPanel recipient={recipient} input={input} output={output} />}
      {quote && <PriceLine quote={quote} />}
      {slippageBps !== DEFAULT_SLIPPAGE_BPS && !wrap && <SlippageRow slippageBps={slippageBps} />}
      <MissingToken id={inputId} />
      <MissingToken id={outputId} />
      <SwapAction form={form} recipient={recipient} />
      {unsupported.length > 0 && <UnsupportedPanel tokens={unsupported} />}
      {quote && <TradeDetails quote={quote} />}
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
