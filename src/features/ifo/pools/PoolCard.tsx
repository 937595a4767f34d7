import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { saleTaxSteps } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { wholePercentText } from '../../../i18n/figures/wholePercent'
import { tableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { usdValue } from '../../earn'
import { currencyOfSales } from '../data/useCurrency'
import { type OwnCommitments, type Sale, type SalePoolView, useSalePhase } from '../data/useSale'
import { PhaseBadge } from '../PhaseBadge'
import { filledPercent, taxRate } from '../sale.rules'
import { HoneyJar } from './HoneyJar'
import { PoolAccount } from './PoolAccount'

const Fill = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  min-inline-size: 0;
`

const Percent = styled.p`
  font-size: var(--type-32);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: var(--leading-display);
`

/** A basis point in the scale of the tax rate, where 10^12 is the whole. */
const RATE_PER_BPS = 100_000_000n
const PERCENT_BPS = 100

const TITLES = {
  basic: {
    title: 'Basic sale',
    help: 'For everyone with a profile: each account may commit up to a limit, and pays no fee. What is too much is refunded.',
  },
  unlimited: {
    title: 'Unlimited sale',
    help: 'Commit as much as you like. What is too much is refunded, less a fee that falls the more the sale is oversubscribed.',
  },
  early: {
    title: 'Public sale',
    help: 'One pool for everyone, without a limit and without a fee. What is too much is refunded.',
  },
} as const

const textsOf = (sale: Sale, { kind }: SalePoolView) => TITLES[sale.entry.version === 1 ? 'early' : kind]

export interface SalePrices {
  currencyPrice: UsdPrice | null
  tokenPrice: UsdPrice | null
}

export interface PoolProps extends SalePrices {
  sale: Sale
  pool: SalePoolView
  account: Address | null
  own: OwnCommitments
}

function PoolTerms({ sale, pool: { terms }, currencyPrice }: PoolProps) {
  const { t, locale } = useTranslation()
  const { decimals, symbol } = currencyOfSales()
  const token = tableToken(sale.entry.token)
  const raise = usdValue(currencyPrice, terms.raisingRaw, locale)
  const rate = taxRate(terms, saleTaxSteps)
  return (
    <DetailList>
      <DetailRow label={t('On sale')}>
        {token ? <Figure raw={terms.offeringRaw} decimals={token.decimals} symbol={token.symbol} /> : '–'}
      </DetailRow>
      <DetailRow label={t('To raise')}>
        <Figure raw={terms.raisingRaw} decimals={decimals} symbol={symbol} />
      </DetailRow>
      <DetailRow label={t('Value of the raise')}>{raise ? <FullValue {...raise} /> : '–'}</DetailRow>
      <DetailRow label={t('Limit for each account')}>
        {terms.limitRaw === 0n ? t('None') : <Figure raw={terms.limitRaw} decimals={decimals} symbol={symbol} />}
      </DetailRow>
      <DetailRow
        label={t('Fee on the refund')}
        tip={t(
          'It is taken from the part of your commitment that is refunded. It falls in steps, from 50 times the raise on.',
        )}
      >
        {rate === 0n ? t('None') : setPercentText(rate / RATE_PER_BPS, locale)}
      </DetailRow>
    </DetailList>
  )
}

/** Renders a pool of a sale: how full it is, its terms, and what it means for the account. */
export function PoolCard(props: PoolProps) {
  const { sale, pool } = props
  const { t, locale } = useTranslation()
  const { decimals, symbol } = currencyOfSales()
  const phase = useSalePhase(sale.blocks)
  const percent = filledPercent(pool.terms)
  const { title, help } = textsOf(sale, pool)
  return (
    <Card inset="l" data-pool={pool.kind}>
      <Stack $gap={16}>
        <Row $justify="space-between" $wrap>
          <Row $gap={4}>
            <Text as="h3" $size={20} $weight={600}>
              {t(title)}
            </Text>
            <InfoTip about={t(title)}>{t(help)}</InfoTip>
          </Row>
          <PhaseBadge phase={phase} />
        </Row>
        <Fill>
          <HoneyJar percent={percent} />
          <div>
            <Text $tone="quiet" $size={14}>
              {t('Committed')}
            </Text>
            <Percent>{setPercentText(percent * PERCENT_BPS, locale)}</Percent>
            <Text $size={14}>
              <Figure raw={pool.terms.committedRaw} decimals={decimals} symbol={symbol} />
            </Text>
            <Text $tone="quiet" $size={14}>
              {t('%percent% of the sale', { percent: wholePercentText(pool.announced.distributionPercent, locale) })}
            </Text>
          </div>
        </Fill>
        <PoolTerms {...props} />
        <PoolAccount {...props} phase={phase} />
      </Stack>
    </Card>
  )
}
