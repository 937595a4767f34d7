import { ArrowLeftRight, ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react'
import { Fragment, memo, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { impactText } from '../../i18n/figures/percent'
import { dearerFirst, shortRate } from '../../i18n/figures/rate'
import { shortDollars } from '../../i18n/figures/usd'
import { type ImpactTier, impactTone, isDangerous } from '../../market/impactTier'
import { usdValueRaw } from '../../market/usdPrice'
import { useUsdPrice } from '../../market/useUsdPrice'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Icon } from '../../ui/content/Icon'
import { IconButton } from '../../ui/controls/IconButton'
import { Figure } from '../../ui/figures/Figure'
import { FullValue } from '../../ui/figures/FullValue'
import { Text } from '../../ui/layout/Text'
import { type Exchanged, isSameTrade, type Quote } from './quote.rules'
import { TaxOfQuote } from './TokenTax'

const Route = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 2px;
`

const Level = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: var(--space-8);
  vertical-align: bottom;
  white-space: nowrap;
`

/** Renders the level of a price impact, from the medium one on, as a word with a sign: colour alone is not enough. */
function ImpactLevel({ tier }: { tier: ImpactTier }) {
  const { t } = useTranslation()
  if (tier < 2) return null
  const words = [t('Medium'), t('High'), t('Very high')]
  return (
    <Level>
      <Icon of={isDangerous(tier) ? CircleAlert : TriangleAlert} size={16} />
      {words[tier - 2]}
    </Level>
  )
}

/** Renders what a swap costs: price impact, fee and route (trading 2.3). */
const CostRows = memo(function CostRows({ quote }: { quote: Quote }) {
  const { t, locale } = useTranslation()
  const { input, feeRaw, tier, impactBps, route } = quote
  return (
    <>
      <DetailRow label={t('Price impact')} tone={impactTone(tier)} tip={t('How much your own swap moves the price.')}>
        <span>{impactText(impactBps, locale)}</span>
        <ImpactLevel tier={tier} />
      </DetailRow>
      <DetailRow
        label={t('Liquidity provider fee')}
        tip={t(
          '0.25% of each trade along the route: 0.17% to liquidity providers, 0.03% to the treasury, 0.05% to buy back and burn CAKE.',
        )}
      >
        {feeRaw === null ? '–' : <Figure raw={feeRaw} decimals={input.decimals} symbol={input.symbol} />}
      </DetailRow>
      {route.length > 2 && (
        <DetailRow label={t('Route')} tip={t('The tokens your swap goes through to get the best price.')}>
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

interface TradeDetailsProps {
  quote: Quote
  /** True to measure the tax of a token on a node; the review of a swap has it from its simulation. */
  measuresTax?: boolean
  children?: ReactNode
}

/** Renders what a swap costs and guarantees: limit, price impact, fee and route (trading 2.3); `children` adds rows. */
export const TradeDetails = memo(function TradeDetails({ quote, measuresTax = false, children }: TradeDetailsProps) {
  const { t } = useTranslation()
  const { input, output, isExactInput, limitRaw } = quote
  return (
    <DetailList>
      {isExactInput ? (
        <DetailRow
          label={t('Minimum received')}
          tip={t('If you would get less than this, the swap is cancelled. You still pay the network fee.')}
        >
          <Figure raw={limitRaw} decimals={output.decimals} symbol={output.symbol} />
        </DetailRow>
      ) : (
        <DetailRow
          label={t('Maximum sold')}
          tip={t('If you would pay more than this, the swap is cancelled. You still pay the network fee.')}
        >
          <Figure raw={limitRaw} decimals={input.decimals} symbol={input.symbol} isCost />
        </DetailRow>
      )}
      <CostRows quote={quote} />
      {measuresTax && <TaxOfQuote quote={quote} />}
      {children}
    </DetailList>
  )
})

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

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    column-gap: var(--space-4);
  }
`

/** Renders the execution price of the swap, the dearer token first, or in the other direction (trading 2.3). */
export const PriceLine = memo(function PriceLine({ quote }: { quote: Exchanged }) {
  const { t, locale } = useTranslation()
  const [isInverted, setIsInverted] = useState(false)
  const sides = dearerFirst({ ...quote.input, raw: quote.inputRaw }, { ...quote.output, raw: quote.outputRaw })
  const [per, of] = isInverted ? [sides[1], sides[0]] : sides
  const usdPrice = useUsdPrice(per.traded)
  const inUsd = usdPrice && usdValueRaw(usdPrice, per.traded, 10n ** BigInt(per.decimals))
  return (
    <Line>
      <span>{t('Price')}</span>
      <Price>
        <span>
          <FullValue {...shortRate(per, of, locale)} />
          {inUsd !== null && (
            <Text as="span" $tone="quiet" $size={14}>
              (<FullValue {...shortDollars(inUsd, usdPrice?.usd.decimals ?? 0, locale)} />)
            </Text>
          )}
        </span>
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
