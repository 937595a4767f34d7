import { ChartCandlestick } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/controls/IconButton'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'

/** The price chart of two currencies; its chunk loads when the chart is first opened. */
export const PriceChart = lazyDialog(() => import('./ChartPanel').then((it) => it.ChartPanel))

/** Opens and closes the price chart. */
export function ChartToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={ChartCandlestick}
      label={t('Price chart')}
      aria-expanded={isOpen}
      onPointerEnter={PriceChart.preload}
      onFocus={PriceChart.preload}
      onClick={onToggle}
    />
  )
}
