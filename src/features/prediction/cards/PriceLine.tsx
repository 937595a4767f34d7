import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { predictionFacts } from '../../../deployment/prediction'
import { useTranslation } from '../../../i18n'
import { oraclePriceText, priceChangeText } from '../../../i18n/figures/oraclePrice'
import { Icon } from '../../../ui/content/Icon'
import { ChangingFigure } from '../../../ui/figures/ChangingFigure'
import { Text } from '../../../ui/layout/Text'
import { Movement, Price } from './card.styles'

const { oracleDecimals } = predictionFacts

interface Props {
  label: string
  /** Null while unknown. */
  priceRaw: bigint | null
  /** The locked price, from which the movement is measured. */
  lockPriceRaw: bigint | null
}

/** Renders the price of a round and its movement since the lock. */
export function PriceLine({ label, priceRaw, lockPriceRaw }: Props) {
  const { t, locale } = useTranslation()
  const changeRaw = priceRaw === null || lockPriceRaw === null ? null : priceRaw - lockPriceRaw
  const moved = changeRaw === null || changeRaw === 0n ? undefined : changeRaw > 0n ? 'up' : 'down'
  const icon = moved === undefined ? Minus : moved === 'up' ? ArrowUp : ArrowDown
  return (
    <div>
      <Text $tone="quiet" $size={14}>
        {label}
      </Text>
      <Price data-moved={moved}>
        <ChangingFigure value={priceRaw === null ? '–' : oraclePriceText(priceRaw, oracleDecimals, locale)} />
        {changeRaw !== null && (
          <Movement title={t('Movement since the lock')}>
            <Icon of={icon} size={14} />
            <bdi dir="ltr">{priceChangeText(changeRaw, oracleDecimals, locale)}</bdi>
          </Movement>
        )}
      </Price>
    </div>
  )
}
