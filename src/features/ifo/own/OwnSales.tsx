import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { saleTaxSteps } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { shortDollars } from '../../../i18n/figures/usd'
import { deploymentBases } from '../../../market/bases'
import { useMarketPrices } from '../../../market/prices/useMarketPrices'
import { tableToken } from '../../../market/prices/tokenTable'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { currencyOfSales, useCurrencyPrice } from '../data/useCurrency'
import { type OwnSale, type Sale, useOwnSales, useResults, useSale, useSalePhase } from '../data/useSale'
import { PhaseBadge } from '../PhaseBadge'
import { resultOf, type SaleResult } from '../sale.rules'
import { saleProfit } from './profit.rules'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--space-16);
`

const Item = styled.li`
  list-style: none;
`

const NOTHING: SaleResult = { offeredRaw: 0n, refundRaw: 0n, taxRaw: 0n }

const plus = (one: SaleResult, other: SaleResult): SaleResult => ({
  offeredRaw: one.offeredRaw + other.offeredRaw,
  refundRaw: one.refundRaw + other.refundRaw,
  taxRaw: one.taxRaw + other.taxRaw,
})

/** Renders a value in US dollars with its sign; a dash while unknown. */
function Dollars({ raw, signed = false }: { raw: bigint | null; signed?: boolean }) {
  const { locale } = useTranslation()
  const { usd } = deploymentBases
  if (raw === null || !usd) return <>–</>
  const isLoss = raw < 0n
  const { text, full, copied } = shortDollars(isLoss ? -raw : raw, usd.decimals, locale)
  const sign = !signed || raw === 0n ? '' : isLoss ? '-' : '+'
  return <FullValue text={`${sign}${text}`} full={`${sign}${full}`} copied={`${isLoss ? '-' : ''}${copied}`} />
}

interface CardProps {
  sale: Sale
  own: OwnSale['own']
  account: Address
  committedRaw: bigint
}

function OwnSaleCard({ sale, own, account, committedRaw }: CardProps) {
  const { t } = useTranslation()
  const { entry, pools, blocks } = sale
  const { decimals, symbol } = currencyOfSales()
  const phase = useSalePhase(blocks)
  const isOver = phase === 'finished'
  const token = tableToken(entry.token)
  const tokens = useMemo(() => (token ? [token] : []), [token])
  const { priceOf } = useMarketPrices(tokens)
  const currencyPrice = useCurrencyPrice()
  const settled = useResults(entry, account, isOver)
  const terms = { isEarly: entry.version === 1, steps: saleTaxSteps }
  const results = isOver
    ? settled
    : pools.map(({ pid, terms: pool }) => resultOf(pool, own[pid]?.amountRaw ?? 0n, terms))
  const result = results?.reduce(plus, NOTHING) ?? null
  const isClaimed = own.every(({ amountRaw, isHarvested }) => amountRaw === 0n || isHarvested)
  const profit =
    result && saleProfit(committedRaw, result, { currencyPrice, tokenPrice: token ? priceOf(token) : null })
  const { paidRaw = 0n, costUsdRaw = null, valueUsdRaw = null, profitUsdRaw = null } = profit ?? {}
  const tone = profitUsdRaw === null || profitUsdRaw === 0n ? undefined : profitUsdRaw < 0n ? 'bad' : 'good'
  return (
    <Card>
      <Stack>
        <Row $justify="space-between" $wrap>
          <Text as="h3" $weight={600}>
            {entry.name}
          </Text>
          {!isOver ? (
            <PhaseBadge phase={phase} />
          ) : (
            <Badge kind={isClaimed ? 'plain' : 'accent'}>{isClaimed ? t('Claimed') : t('To claim')}</Badge>
          )}
        </Row>
        <DetailList>
          <DetailRow label={t('Committed')}>
            <Figure raw={committedRaw} decimals={decimals} symbol={symbol} />
          </DetailRow>
          <DetailRow label={t('Paid')} tip={t('Your commitment without the refund, at today’s price of the LP token.')}>
            {result ? <Figure raw={paidRaw} decimals={decimals} symbol={symbol} /> : '–'}
            {' ('}
            <Dollars raw={costUsdRaw} />)
          </DetailRow>
          <DetailRow label={isOver ? t('Bought') : t('You get, if it ends now')}>
            {result && token ? <Figure raw={result.offeredRaw} decimals={token.decimals} symbol={token.symbol} /> : '–'}
            {' ('}
            <Dollars raw={valueUsdRaw} />)
          </DetailRow>
          <DetailRow label={t('Profit at today’s prices')} tone={tone}>
            <Dollars raw={profitUsdRaw} signed />
          </DetailRow>
        </DetailList>
      </Stack>
    </Card>
  )
}

function OwnCard({ entry, own, account }: OwnSale & { account: Address }) {
  const { sale } = useSale(entry)
  const committedRaw = own.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
  return (
    <Item aria-busy={sale === null || undefined} data-sale={entry.id}>
      {sale === null ? <Skeleton height="220px" /> : <OwnSaleCard {...{ sale, own, account, committedRaw }} />}
    </Item>
  )
}

/** Renders the sales in which the account took part, with what they cost and are worth today. */
export function OwnSales({ account }: { account: Address }) {
  const { t } = useTranslation()
  const sales = useOwnSales(account)
  return (
    <Stack as="section" $gap={16}>
      <Text as="h2" $size={20} $weight={600}>
        {t('Your sales')}
      </Text>
      {sales === null ? (
        <div aria-busy>
          <Skeleton height="220px" />
        </div>
      ) : sales.length === 0 ? (
        <Text $tone="quiet">{t('You have not taken part in a sale yet.')}</Text>
      ) : (
        <Grid role="list">
          {sales.map(({ entry, own }) => (
            <OwnCard key={entry.id} {...{ entry, own, account }} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
