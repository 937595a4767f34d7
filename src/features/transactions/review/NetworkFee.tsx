import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { shortDollars } from '../../../i18n/figures/usd'
import { wrappedNative } from '../../../market/token'
import { usdValueRaw } from '../../../market/usdPrice'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'

/** Renders the network fee in the native coin and in US dollars; `feeRaw` is null while unknown. */
export function NetworkFee({ feeRaw }: { feeRaw: bigint | null }) {
  const { t, locale } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  const { symbol, decimals } = deployment.nativeCurrency
  const value =
    price && feeRaw !== null && shortDollars(usdValueRaw(price, wrappedNative, feeRaw), price.usd.decimals, locale)
  return (
    <DetailRow
      label={t('Network fee')}
      tip={t('You pay this to the network, even if the transaction fails. Your wallet shows the maximum.')}
    >
      {feeRaw === null ? '–' : <Figure raw={feeRaw} decimals={decimals} symbol={symbol} prefix="≈ " />}
      {value && (
        <span>
          {' '}
          (<FullValue {...value} />)
        </span>
      )}
    </DetailRow>
  )
}
