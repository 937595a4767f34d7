import { memo } from 'react'
import { useTranslation } from '../../i18n'
import { setPercentText } from '../../i18n/figures/percent'
import { DetailRow } from '../../ui/content/DetailList'
import { Figure } from '../../ui/figures/Figure'
import { useMeasuredTax } from './measuredTax'
import { isSameTrade, type Quote } from './quote.rules'

/** Renders what the tokens of a swap withhold. */
export function TokenTaxRow({ taxBps }: { taxBps: number }) {
  const { t, locale } = useTranslation()
  return (
    <DetailRow
      label={t('Token tax')}
      tone="warn"
      tip={t('A token in this swap charges a tax on transfers. The amount you receive is after the tax.')}
    >
      <span>{setPercentText(taxBps, locale)}</span>
    </DetailRow>
  )
}

/** Renders the measured tax of a quote and what arrives after it; nothing without a tax (trading 2.3.10). */
export const TaxOfQuote = memo(function TaxOfQuote({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const tax = useMeasuredTax(quote)
  if (!tax) return null
  const { output, outputRaw } = quote
  return (
    <>
      <TokenTaxRow taxBps={tax.taxBps} />
      <DetailRow label={t('You receive after the token tax')}>
        <Figure
          raw={(outputRaw * tax.receivedRaw) / tax.expectedRaw}
          decimals={output.decimals}
          symbol={output.symbol}
        />
      </DetailRow>
    </>
  )
}, isSameTrade)
