import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { titlePriceText } from '../../i18n/figures/usd'
import { cakePriceUsd, useCakePrice } from '../../market/cake'

/** The CAKE price at the latest block, with 3 decimals; `fallback` while unknown. */
export function CakeFigure({ fallback }: { fallback: ReactNode }) {
  const { locale } = useTranslation()
  return titlePriceText(cakePriceUsd(useCakePrice()), locale) ?? fallback
}
