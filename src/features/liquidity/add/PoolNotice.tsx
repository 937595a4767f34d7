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
  const { t } = useTranslation()
  if (hasOneToken(holdings)) {
    return (
      <Notice kind="bad" title={t('This pool takes no liquidity')}>
        {t('It holds only one of its two tokens, so the exchange cannot work out a price.')}
      </Notice>
    )
  }
  if (!isEmptyPool(holdings) || isUnpriced(holdings)) return null
  const price = priceText({ firstRaw: holdings.secondRaw, secondRaw: holdings.firstRaw }, b, a)
  return (
    <Notice kind="warn" title={t('Somebody else has set the price of this pool.')}>
      {t(
        'Tokens were sent to it before anybody provided liquidity, and the exchange prices by them: 1 %symbolA% = %price% %symbolB%. If that is not the market price, others will trade against your deposit at your loss.',
        { symbolA: a.symbol, price, symbolB: b.symbol },
      )}
    </Notice>
  )
}
