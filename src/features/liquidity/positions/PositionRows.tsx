import { useTranslation } from '../../../i18n'
import { centsText } from '../../../i18n/figures/usd'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import type { Currency } from '../pool/currency'
import { amountText, LP_DECIMALS, sharesText, shareText } from '../pool/pool.messages'
import type { PositionFacts } from './usePositionFacts'

interface PositionRowsProps {
  a: Currency
  b: Currency
  facts: PositionFacts
}

/** Renders the figures of a position: LP tokens, share of the pool, pooled amounts, value (trading 2.4, 2.5). */
export function PositionRows({ a, b, facts }: PositionRowsProps) {
  const { t } = useTranslation()
  const { balanceRaw, holdings, pooled, valueCents } = facts
  const priceCents =
    valueCents === null || balanceRaw === 0n ? null : (valueCents * 10n ** BigInt(LP_DECIMALS)) / balanceRaw
  return (
    <DetailList>
      <DetailRow label={t('LP tokens in your wallet')}>
        <span>{sharesText(balanceRaw)}</span>
      </DetailRow>
      <DetailRow label={t('Share of Pool')}>
        <span>{shareText(balanceRaw, holdings.supplyRaw)}</span>
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: a.symbol })}>
        <span>{amountText(pooled.firstRaw, a)}</span>
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: b.symbol })}>
        <span>{amountText(pooled.secondRaw, b)}</span>
      </DetailRow>
      {valueCents !== null && (
        <DetailRow label={t('Value')}>
          <span>{`≈ ${centsText(valueCents)}`}</span>
        </DetailRow>
      )}
      {priceCents !== null && (
        <DetailRow label={t('LP token price')}>
          <span>{`≈ ${centsText(priceCents)}`}</span>
        </DetailRow>
      )}
    </DetailList>
  )
}
