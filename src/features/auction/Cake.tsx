import { useTranslation } from '../../i18n'
import { useCakePrice } from '../../market/cake'
import { Figure } from '../../ui/figures/Figure'
import { FullValue } from '../../ui/figures/FullValue'
import { Text } from '../../ui/layout/Text'
import { usdValue } from '../earn'
import { auctionVenue } from './venue'

interface Props {
  raw: bigint
  /** True in the rows of a list, where figures are no tab stops. */
  inRow?: boolean
}

/** Renders an amount of CAKE. */
export function Cake({ raw, inRow = false }: Props) {
  const { cake } = auctionVenue()
  return <Figure raw={raw} decimals={cake.decimals} symbol={cake.symbol} inRow={inRow} />
}

/** Renders the value of an amount of CAKE in US dollars; nothing while it is unknown. */
export function CakeValue({ raw, inRow = false }: Props) {
  const { locale } = useTranslation()
  const value = usdValue(useCakePrice(), raw, locale)
  return (
    <Text as="span" $size={12} $weight={400} $tone="quiet" style={{ display: 'block', minBlockSize: '1lh' }}>
      {value && <FullValue {...value} inRow={inRow} />}
    </Text>
  )
}
