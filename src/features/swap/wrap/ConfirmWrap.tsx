import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { usdFigure } from '../../lists'
import { ReviewedWriteDialog, type WriteFlow } from '../../transactions'
import { AddToWalletButton } from '../../wallet'
import { type AgreedWrap, wrapIntent, wrapSummary } from './wrapTerms'

const WRAPPED = { traded: wrappedNative }

/**
 * Renders the dialog of a wrap or unwrap: its review, the wallet request, then its state until it ends (trading 4.6).
 */
export function ConfirmWrap({ flow }: { flow: WriteFlow<AgreedWrap> }) {
  const { t, locale } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { kind, amountRaw } = agreed
  const { symbol, decimals } = deployment.nativeCurrency
  const coin = { amountRaw, decimals, symbol, usd: usdFigure(price, WRAPPED, amountRaw, locale) }
  const wrapped = { ...coin, symbol: wrappedNative.symbol }
  const [pays, receives] = kind === 'wrap' ? [coin, wrapped] : [wrapped, coin]
  return (
    <ReviewedWriteDialog
      flow={flow}
      title={kind === 'wrap' ? t('Wrap') : t('Unwrap')}
      summary={wrapSummary(agreed)}
      write={{ key: `${kind} ${amountRaw}`, makeIntent: () => wrapIntent(agreed), pays, receives }}
    >
      {kind === 'wrap' && <AddToWalletButton asset={wrappedNative} />}
    </ReviewedWriteDialog>
  )
}
