import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { cakePriceText, useCakePrice } from '../../market/cake'

/** The price of CAKE as of the newest block, with 3 decimals; `fallback` while it is not known. */
export function CakeFigure({ fallback }: { fallback: ReactNode }) {
  const { locale } = useTranslation()
  return cakePriceText(useCakePrice(), locale) ?? fallback
}
