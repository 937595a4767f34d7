import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { ValueFigure } from '../../../ui/figures/ValueFigure'
import type { Currency } from '../pool/currency'
import { LP_DECIMALS, shareText } from '../pool/pool.messages'
import type { PositionFacts } from './usePositionFacts'

interface PositionRowsProps {
  a: Currency
  b: Currency
  facts: PositionFacts
  /** The LP tokens are in a farm. */
  isStaked?: boolean
}

/** Renders the figures of a position: LP tokens, share of the pool, pooled amounts, value (trading 2.4, 2.5). */
export function PositionRows({ a, b, facts, isStaked = false }: PositionRowsProps) {
  const { t, locale } = useTranslation()
  const { balanceRaw, holdings, pooled, valueRaw } = facts
  const priceRaw = valueRaw === null || balanceRaw === 0n ? null : (valueRaw * 10n ** BigInt(LP_DECIMALS)) / balanceRaw
  return (
    <DetailList>
      <DetailRow label={isStaked ? t('LP tokens in the farm') : t('LP tokens in your wallet')}>
        <Figure raw={balanceRaw} decimals={LP_DECIMALS} />
      </DetailRow>
      <DetailRow label={t('Share of pool')}>
        <span>{shareText(balanceRaw, holdings.supplyRaw, locale)}</span>
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: a.symbol })}>
        <Figure raw={pooled.firstRaw} decimals={a.decimals} symbol={a.symbol} />
      </DetailRow>
      <DetailRow label={t('Pooled %asset%', { asset: b.symbol })}>
        <Figure raw={pooled.secondRaw} decimals={b.decimals} symbol={b.symbol} />
      </DetailRow>
      {valueRaw !== null && (
        <DetailRow label={t('Value')}>
          <ValueFigure valueRaw={valueRaw} />
        </DetailRow>
      )}
      {priceRaw !== null && (
        <DetailRow label={t('LP token price')}>
          <ValueFigure valueRaw={priceRaw} />
        </DetailRow>
      )}
    </DetailList>
  )
}
