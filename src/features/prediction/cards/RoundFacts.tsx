import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation } from '../../../i18n'
import { oraclePriceText } from '../../../i18n/figures/oraclePrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Figure } from '../../../ui/figures/Figure'
import { coinDecimals, coinSymbol } from '../prediction.messages'
import type { Round } from '../round.rules'

/** Renders the locked price, once there is one, and the prize pool of a round. */
export function RoundFacts({ round: { lockPriceRaw, totalRaw } }: { round: Round }) {
  const { t, locale } = useTranslation()
  return (
    <DetailList>
      {lockPriceRaw !== null && (
        <DetailRow label={t('Locked price')}>
          {oraclePriceText(lockPriceRaw, predictionFacts.oracleDecimals, locale)}
        </DetailRow>
      )}
      <DetailRow label={t('Prize pool')}>
        <Figure raw={totalRaw} decimals={coinDecimals} symbol={coinSymbol} inRow />
      </DetailRow>
    </DetailList>
  )
}
