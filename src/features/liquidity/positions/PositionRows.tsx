import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { dollarsOf } from '../../lists'
import type { Currency } from '../pool/currency'
import { amountText, LP_DECIMALS, sharesText, shareText } from '../pool/pool.messages'
import type { PositionFacts } from './usePositionFacts'

interface PositionRowsProps {
  a: Currency
  b: Currency
  facts: PositionFacts
}

/** Renders the figures of a position: LP tokens, share of the pool, pooled amounts, worth (trading 2.4, 2.5). */
export function PositionRows({ a, b, facts }: PositionRowsProps) {
  const { t } = useTranslation()
  const { heldRaw, holdings, pooled, worthCents } = facts
  const priceCents = worthCents === null || heldRaw === 0n ? null : (worthCents * 10n ** BigInt(LP_DECIMALS)) / heldRaw
  return (
    <DetailList>
      <DetailRow label={t('LP tokens in your wallet')}>
        <span>{sharesText(heldRaw)}</span>
      </DetailRow>
      <DetailRow label={t('Share of Pool')}>
        <span>{shareText(heldRaw, holdings.supplyRaw)}</span>
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: a.symbol })}>
        <span>{amountText(pooled.firstRaw, a)}</span>
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: b.symbol })}>
        <span>{amountText(pooled.secondRaw, b)}</span>
      </DetailRow>
      {worthCents !== null && (
        <DetailRow label={t('Value')}>
          <span>{`≈ ${dollarsOf(worthCents)}`}</span>
        </DetailRow>
      )}
      {priceCents !== null && (
        <DetailRow label={t('LP token price')}>
          <span>{`≈ ${dollarsOf(priceCents)}`}</span>
        </DetailRow>
      )}
    </DetailList>
  )
}
