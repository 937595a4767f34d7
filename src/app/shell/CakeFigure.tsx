import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { shortDollars } from '../../i18n/figures/usd'
import { cakeValueRaw, useCakePrice } from '../../market/cake'
import { FullValue } from '../../ui/figures/FullValue'

/** The CAKE price at the latest block, in US dollars; `fallback` while unknown. */
export function CakeFigure({ fallback }: { fallback: ReactNode }) {
  const { locale } = useTranslation()
  const price = useCakePrice()
  const valueRaw = cakeValueRaw(price)
  return price && valueRaw !== null ? (
    <FullValue {...shortDollars(valueRaw, price.usd.decimals, locale)} inRow />
  ) : (
    fallback
  )
}
