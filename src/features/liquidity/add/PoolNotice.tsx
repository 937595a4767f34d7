import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import type { Currency } from '../pool/currency'
import { priceText } from '../pool/pool.messages'
import { hasOneToken, type Holdings, isEmptyPool, isUnpriced } from '../pool/shares.rules'

interface PoolNoticeProps {
  holdings: Holdings
  a: Currency
  b: Currency
}

/** Renders the notice of a pool without LP tokens that received tokens anyway; nothing for any other pool. */
export function PoolNotice({ holdings, a, b }: PoolNoticeProps) {
  const { t, locale } = useTranslation()
  if (hasOneToken(holdings)) {
    return (
      <Notice kind="bad" title={t('This pool accepts no liquidity')}>
        {t('It holds only one of its two tokens, so the exchange cannot calculate a price.')}
      </Notice>
    )
  }
  if (!isEmptyPool(holdings) || isUnpriced(holdings)) return null
  const price = priceText({ firstRaw: holdings.secondRaw, secondRaw: holdings.firstRaw }, b, a, locale)
  return (
    <Notice kind="warn" title={t('Someone else has set the price of this pool.')}>
      {t(
        'Someone sent tokens to it before any liquidity was added, and they set the price: 1 %symbolA% = %price% %symbolB%. If this is not the market price, you will lose money to other traders.',
        { symbolA: a.symbol, price, symbolB: b.symbol },
      )}
    </Notice>
  )
}
