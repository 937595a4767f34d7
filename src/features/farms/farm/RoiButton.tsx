import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/controls/IconButton'
import type { UsdPrice } from '../../../market/usdPrice'
import { RoiCalculator } from '../../earn'
import { totalAprPercent, type FarmView } from '../farms.rules'
import { cakeSymbol } from './useFormattedFarm'
import { farmName } from './FarmName'
import { lpPriceOf } from './useFormattedFarm'

/** The button has the weight of normal text beside a bold figure, and does not make its line higher. */
const Place = styled.span`
  display: inline-block;
  margin-block: calc(-1 * var(--space-4));
  font-weight: 400;
  vertical-align: middle;
`

interface Props {
  view: FarmView
  cakePrice: UsdPrice | null
}

/** Button that opens the calculator of a farm's return; renders nothing while the rate is unknown or 0 (yield 2). */
export function RoiButton({ view, cakePrice }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { aprPercent } = view.value
  const totalPercent = totalAprPercent(view, 'live')
  if (!aprPercent || totalPercent === null) return null
  return (
    <Place data-above>
      <IconButton
        size="s"
        icon={Calculator}
        label={t('ROI of %farm%', { farm: farmName(view) })}
        onPointerEnter={RoiCalculator.preload}
        onFocus={RoiCalculator.preload}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <RoiCalculator
          price={lpPriceOf(view)}
          stakedSymbol={view.farm.lpSymbol}
          earnedSymbol={cakeSymbol}
          earnedPrice={cakePrice}
          balanceRaw={view.user?.balanceRaw ?? undefined}
          aprPercent={totalPercent}
          baseAprPercent={aprPercent}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Place>
  )
}
