import { USD_DECIMALS } from '../../core/usd'
import { useTranslation } from '../../i18n'
import { shortValue } from '../../i18n/figures/usd'
import { FullValue } from './FullValue'

interface ValueFigureProps {
  /** The value in US dollars (`USD_DECIMALS`). */
  valueRaw: bigint
  inRow?: boolean
}

/** Renders an estimated value in US dollars; its full value appears on hover and focus, and is copied by a press. */
export function ValueFigure({ valueRaw, inRow }: ValueFigureProps) {
  const { locale } = useTranslation()
  return <FullValue {...shortValue(valueRaw, USD_DECIMALS, locale)} inRow={inRow} />
}
