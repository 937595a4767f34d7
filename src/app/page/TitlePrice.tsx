import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { titlePriceText } from '../../i18n/figures/usd'
import { cakePriceUsd, useCakePrice } from '../../market/cake'

/** Reports the CAKE price as text for the title; null unless above 0 (trading 2.1). Renders nothing. */
export function TitlePrice({ onChange }: { onChange: (text: string | null) => void }) {
  const { locale } = useTranslation()
  const text = titlePriceText(cakePriceUsd(useCakePrice()), locale)
  useEffect(() => onChange(text), [onChange, text])
  return null
}
