import { memo } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { useSettled } from '../../ui/useSettled'
import { DEFAULT_SLIPPAGE_BPS, selectUser, slippageInPercent } from '../user'
import { PriceLine } from './PriceLine'
import { SwapAction } from './SwapAction'
import { Figure } from './swapLook'
import { TradeDetails } from './TradeDetails'
import { useQuotedForm } from './useQuotedForm'
import { useSpokenQuote } from './useSpokenQuote'
import type { EnteredSwap } from './useSwapForm'

const Explained = memo(function Explained({ entered }: { entered: EnteredSwap }) {
  const { t } = useTranslation()
  const { slippageBps } = useSelector(selectUser)
  const form = useQuotedForm(entered)
  const { quote, wrap } = form
  useSpokenQuote(quote)
  return (
    <>
      {quote && <PriceLine quote={quote} />}
      {slippageBps !== DEFAULT_SLIPPAGE_BPS && !wrap && (
        <DetailList>
          <DetailRow label={t('Slippage Tolerance')}>
            <Figure>{slippageInPercent(slippageBps)}%</Figure>
          </DetailRow>
        </DetailList>
      )}
      <SwapAction form={form} />
      {quote && <TradeDetails quote={quote} />}
    </>
  )
})

/**
 * The price, the button and the details of what was entered (trading 2.3). A key press shows its amounts in the next
 * frame; these follow right after.
 */
export function SwapExplained({ entered }: { entered: EnteredSwap }) {
  return <Explained entered={useSettled(entered)} />
}
