import type { SalePoolFacts } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { wholePercentText } from '../../../i18n/figures/wholePercent'
import { wholeDollarsText, dollarsText } from '../../../i18n/figures/usd'
import { parseAmount } from '../../../core/amount'
import { tableToken } from '../../../market/prices/tokenTable'
import { Card } from '../../../ui/content/Card'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Link } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { AddressLink } from '../../lists'
import type { Sale } from '../data/useSale'

const PRICE_DECIMALS = 18
const sumOf = (pools: readonly SalePoolFacts[], key: 'raiseUsd' | 'burnUsd'): string =>
  pools.reduce((sum, pool) => sum + BigInt(pool[key].split('.')[0] ?? 0), 0n).toString()

/** Renders what was announced about a sale, as texts of the data, and the links to its contracts (games 3.7.1). */
export function SaleDetails({ sale: { entry } }: { sale: Sale }) {
  const { t, locale } = useTranslation()
  const token = tableToken(entry.token)
  const pools = [...(entry.poolBasic ? [entry.poolBasic] : []), entry.poolUnlimited]
  const priceRaw = entry.tokenOfferingPriceUsd && parseAmount(entry.tokenOfferingPriceUsd, PRICE_DECIMALS)
  const usd = (text: string) => wholeDollarsText(text as Intl.StringNumericLiteral, locale)
  return (
    <Card inset="l">
      <Stack $gap={12}>
        <Text as="h3" $size={16} $weight={600}>
          {t('About this sale')}
        </Text>
        <DetailList>
          <DetailRow label={t('Total raise')}>{usd(sumOf(pools, 'raiseUsd'))}</DetailRow>
          <DetailRow label={t('CAKE to burn')}>{usd(sumOf(pools, 'burnUsd'))}</DetailRow>
          {priceRaw && token && (
            <DetailRow label={t('Price of 1 %symbol%', { symbol: token.symbol })}>
              {dollarsText(priceRaw, PRICE_DECIMALS, locale)}
            </DetailRow>
          )}
          {pools.length > 1 && (
            <DetailRow label={t('Basic and unlimited')}>
              {pools.map(({ distributionPercent }) => wholePercentText(distributionPercent, locale)).join(' / ')}
            </DetailRow>
          )}
          {token && (
            <DetailRow label={t('Token')}>
              <AddressLink address={token.address} kind="token" />
            </DetailRow>
          )}
          <DetailRow label={t('Contract of the sale')}>
            <AddressLink address={entry.address} />
          </DetailRow>
        </DetailList>
        {entry.articleUrl !== undefined && (
          <Text $size={14}>
            <Link href={entry.articleUrl}>{t('Read the announcement')}</Link>
          </Text>
        )}
        <Text $tone="quiet" $size={14}>
          {t('The amounts above are those of the announcement. Those in the pools come from the chain.')}
        </Text>
      </Stack>
    </Card>
  )
}
