import { useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { cakePriceText, useCakePrice } from '../../market/cake'

/** Tells what CAKE is worth, in words for a title; null unless that is above 0 (trading 2.1). Draws nothing. */
export function TitlePrice({ onChange }: { onChange: (text: string | null) => void }) {
  const { locale } = useTranslation()
  const text = cakePriceText(useCakePrice(), locale)
  useEffect(() => onChange(text), [onChange, text])
  return null
}
