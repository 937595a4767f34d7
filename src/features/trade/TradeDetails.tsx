import { ArrowLeftRight, ChevronRight } from 'lucide-react'
import { Fragment, memo, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { formatSignificant, formatUp } from '../../core/amount'
import { priceSignificant } from '../../core/ratio'
import { useTranslation } from '../../i18n'
import { impactText } from '../../i18n/figures/impact'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Icon } from '../../ui/content/Icon'
import { IconButton } from '../../ui/controls/IconButton'
import type { Exchanged, Quote } from './quote.rules'

const DETAIL_DIGITS = 4

const Route = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 2px;
`

const TONES = [undefined, undefined, 'warn', 'bad', 'bad'] as const

/** The slippage tolerance changes none of these rows: they depend on the trade and its currencies only. */
const isSameTrade = ({ quote: one }: { quote: Quote }, { quote: other }: { quote: Quote }) =>
  one.found === other.found && one.input === other.input && one.output === other.output

/** Renders what a swap costs: price impact, fee and route (trading 2.3). */
const CostRows = memo(function CostRows({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const { input, feeRaw, tier, impactBps, route } = quote
  return (
    <>
      <DetailRow
        label={t('Price Impact')}
        tone={TONES[tier]}
        tip={t('How far your own swap moves the price, because the pool is only so large.')}
      >
        <span>{impactText(impactBps)}</span>
      </DetailRow>
      <DetailRow
        label={t('Liquidity Provider Fee')}
        tip={t(
          '0.25% of each trade along the route: 0.17% to liquidity providers, 0.03% to the treasury, 0.05% to buy back and burn CAKE.',
        )}
      >
        <span>
          {feeRaw === null ? '–' : `${formatSignificant(feeRaw, input.decimals, DETAIL_DIGITS)} ${input.symbol}`}
        </span>
      </DetailRow>
      {route.length > 2 && (
        <DetailRow label={t('Route')} tip={t('The tokens your swap passes through for the best price.')}>
          <Route>
            {route.map((symbol, index) => (
              <Fragment key={`${symbol}${index}`}>
                {index > 0 && <Icon of={ChevronRight} size={16} directional />}
                <span>{symbol}</span>
              </Fragment>
            ))}
          </Route>
        </DetailRow>
      )}
    </>
  )
}, isSameTrade)

/** Renders what a swap costs and guarantees: limit, price impact, fee and route (trading 2.3); `children` adds rows. */
export const TradeDetails = memo(function TradeDetails({ quote, children }: { quote: Quote; children?: ReactNode }) {
  const { t } = useTranslation()
  const { input, output, isExactInput, limitRaw } = quote
  return (
    <DetailList>
      {isExactInput ? (
        <DetailRow
          label={t('Minimum received')}
          tip={t('The swap is undone if you would get less than this before it is confirmed.')}
        >
          <span>{`${formatSignificant(limitRaw, output.decimals, DETAIL_DIGITS)} ${output.symbol}`}</span>
        </DetailRow>
      ) : (
        <DetailRow
          label={t('Maximum sold')}
          tip={t('The swap is undone if you would pay more than this before it is confirmed.')}
        >
          <span>{`${formatUp(limitRaw, input.decimals, DETAIL_DIGITS)} ${input.symbol}`}</span>
        </DetailRow>
      )}
      <CostRows quote={quote} />
      {children}
    </DetailList>
  )
})

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
export const PriceLine = memo(function PriceLine({ quote }: { quote: Exchanged }) {
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
