import { useTranslation } from '../../../i18n'
import { Spinner } from '../../../ui/controls/Spinner'
import { Row } from '../../../ui/layout/Row'
import { useOraclePrice } from '../data/useMarket'
import type { Round, RoundStatus } from '../round.rules'
import { Middle } from './card.styles'
import { PriceLine } from './PriceLine'
import { RoundFacts } from './RoundFacts'

/** Renders a locked round: the current price and its movement, or that the result is awaited. */
export function LiveBody({ round, status }: { round: Round; status: RoundStatus }) {
  const { t } = useTranslation()
  const oracle = useOraclePrice()
  return (
    <Middle>
      {status === 'calculating' ? (
        <Row>
          <Spinner />
          <strong>{t('Calculating')}</strong>
        </Row>
      ) : (
        <PriceLine label={t('Last price')} priceRaw={oracle?.priceRaw ?? null} lockPriceRaw={round.lockPriceRaw} />
      )}
      <RoundFacts round={round} />
    </Middle>
  )
}
