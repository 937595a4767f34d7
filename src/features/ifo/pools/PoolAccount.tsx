import { styled } from 'styled-components'
import { saleTaxSteps } from '../../../deployment/ifos'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { tableToken } from '../../../market/prices/tokenTable'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { usdValue } from '../../earn'
import { currencyOfSales } from '../data/useCurrency'
import { useResults } from '../data/useSale'
import { resultOf, type SalePhase, type SaleResult } from '../sale.rules'
import { PoolAction } from './PoolAction'
import type { PoolProps } from './PoolCard'

const Own = styled.div`
  padding: var(--space-16);
  border-radius: var(--radius-12);
  background: var(--hover);
`

const NOTHING: SaleResult = { offeredRaw: 0n, refundRaw: 0n, taxRaw: 0n }

/** Renders the account's part of a pool, its result (an estimate until the sale has ended), and its next action. */
export function PoolAccount(props: PoolProps & { phase: SalePhase }) {
  const { sale, pool, account, own, phase, tokenPrice } = props
  const { t, locale } = useTranslation()
  const { decimals, symbol } = currencyOfSales()
  const token = tableToken(sale.entry.token)
  const commitment = own?.[pool.pid] ?? null
  const amountRaw = commitment?.amountRaw ?? 0n
  const isOver = phase === 'finished'
  const results = useResults(sale.entry, account, isOver && amountRaw > 0n)
  const isEarly = sale.entry.version === 1
  const estimate = resultOf(pool.terms, amountRaw, { isEarly, steps: saleTaxSteps })
  const settled = amountRaw === 0n ? NOTHING : (results?.[pool.pid] ?? null)
  const result = isOver ? settled : estimate
  const isUnknown = account === null || own === null || result === null
  const { committedRaw } = pool.terms
  const value = result && usdValue(tokenPrice, result.offeredRaw, locale)
  const lp = (raw: bigint | undefined) =>
    isUnknown || raw === undefined ? '–' : <Figure raw={raw} decimals={decimals} symbol={symbol} />
  return (
    <Own>
      <Stack $gap={12}>
        <Text as="h4" $size={14} $weight={600}>
          {t('Your part')}
        </Text>
        <DetailList>
          <DetailRow label={t('Your commitment')}>{lp(amountRaw)}</DetailRow>
          <DetailRow label={t('Your share')}>
            {isUnknown || committedRaw === 0n ? '–' : sharePercentText(amountRaw, committedRaw, locale)}
          </DetailRow>
          <DetailRow
            label={isOver ? t('You get') : t('You get, if it ends now')}
            tip={isOver ? undefined : t('It changes with every commitment until the sale ends.')}
          >
            {isUnknown || !token ? (
              '–'
            ) : (
              <Figure raw={result.offeredRaw} decimals={token.decimals} symbol={token.symbol} />
            )}
          </DetailRow>
          <DetailRow label={t('Value of the tokens')}>{!isUnknown && value ? <FullValue {...value} /> : '–'}</DetailRow>
          <DetailRow label={isOver ? t('Refund') : t('Refund, if it ends now')}>{lp(result?.refundRaw)}</DetailRow>
          <DetailRow label={t('Fee')}>{lp(result?.taxRaw)}</DetailRow>
        </DetailList>
        <PoolAction {...props} commitment={commitment} result={isOver && amountRaw > 0n ? settled : null} />
      </Stack>
    </Own>
  )
}
