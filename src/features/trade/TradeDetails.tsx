import { ChevronRight } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatSignificant, formatUp } from '../../core/amount'
import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { Icon } from '../../ui/content/Icon'
import type { Quote } from './quote.rules'
import { impactText } from './impactText'

const DETAIL_DIGITS = 4

const Route = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 2px;
`

const TONES = [undefined, undefined, 'warn', 'bad', 'bad'] as const

/** Renders what a swap costs and guarantees: limit, price impact, fee and route (trading 2.3); `children` adds rows. */
export const TradeDetails = memo(function TradeDetails({ quote, children }: { quote: Quote; children?: ReactNode }) {
  const { t } = useTranslation()
  const { input, output, isExactInput, limitRaw, feeRaw, tier, impactBps, route } = quote
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
      {children}
    </DetailList>
  )
})
