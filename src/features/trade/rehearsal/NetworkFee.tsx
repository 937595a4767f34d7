import { deployment } from '../../../deployment/deployment'
import { formatSignificant } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailRow } from '../../../ui/content/DetailList'
import { usdText } from '../../lists'

const FEE_DIGITS = 3

/** Renders the network fee in the native coin and in US dollars; `feeRaw` is null while unknown. */
export function NetworkFee({ feeRaw }: { feeRaw: bigint | null }) {
  const { t } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  const { symbol, decimals } = deployment.nativeCurrency
  const inUsd = usdText(price, { traded: wrappedNative }, feeRaw)
  return (
    <DetailRow label={t('Network fee')}>
      <span>{feeRaw === null ? '–' : `≈ ${formatSignificant(feeRaw, decimals, FEE_DIGITS)} ${symbol}`}</span>
      {inUsd && <span> ({inUsd})</span>}
    </DetailRow>
  )
}
