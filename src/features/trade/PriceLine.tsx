import { ArrowLeftRight } from 'lucide-react'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { priceSignificant } from '../../core/ratio'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import type { Quote } from './quote.rules'

const PRICE_DIGITS = 6

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  font-size: var(--type-14);
`

const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  flex-wrap: wrap;
  justify-content: end;
`

/** Renders the execution price of the swap, in either direction (trading 2.3). */
export const PriceLine = memo(function PriceLine({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const [isInverted, setIsInverted] = useState(false)
  const input = { symbol: quote.input.symbol, raw: quote.inputRaw, decimals: quote.input.decimals }
  const output = { symbol: quote.output.symbol, raw: quote.outputRaw, decimals: quote.output.decimals }
  const [per, of] = isInverted ? [input, output] : [output, input]
  const price = priceSignificant(of, per, PRICE_DIGITS)
  return (
    <Line>
      <span>{t('Price')}</span>
      <Price>
        <span>{t('%price% %of% per %per%', { price, of: of.symbol, per: per.symbol })}</span>
        <IconButton
          icon={ArrowLeftRight}
          size="s"
          label={t('Invert price')}
          onClick={() => setIsInverted(!isInverted)}
        />
      </Price>
    </Line>
  )
})
