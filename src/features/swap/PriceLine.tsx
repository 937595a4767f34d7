import { ArrowLeftRight } from 'lucide-react'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import { Figure } from './swapLook'
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

/** The price the swap executes at, either way around (trading 2.3). */
export const PriceLine = memo(function PriceLine({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const [isInverted, setIsInverted] = useState(false)
  const { executionPrice } = quote.trade
  const [input, output] = [quote.input.symbol, quote.output.symbol]
  const price = isInverted ? executionPrice : executionPrice.invert()
  const [per, of] = isInverted ? [input, output] : [output, input]
  return (
    <Line>
      <span>{t('Price')}</span>
      <Price>
        <Figure>{t('%price% %of% per %per%', { price: price.toSignificant(PRICE_DIGITS), of, per })}</Figure>
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
