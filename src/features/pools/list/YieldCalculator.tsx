import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/controls/IconButton'
import { RoiCalculator } from '../../earn'
import type { Face } from './face.rules'

/** Button that opens the calculator of a pool's return (yield 2 "ROI calculator"). */
export function YieldCalculator({ face }: { face: Face }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { aprPercent, isApy, compoundsPerDay, performanceFeeBps } = face.yields
  return (
    <>
      <IconButton
        icon={Calculator}
        size="s"
        label={t('ROI Calculator')}
        aria-haspopup="dialog"
        onPointerEnter={RoiCalculator.preload}
        onFocus={RoiCalculator.preload}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && aprPercent !== null && (
        <RoiCalculator
          price={face.stakingPrice}
          stakedSymbol={face.stakingToken.symbol}
          earnedSymbol={face.earningToken.symbol}
          earnedPrice={face.earningPrice}
          balanceRaw={face.balanceRaw ?? undefined}
          aprPercent={aprPercent}
          baseAprPercent={aprPercent}
          {...(isApy && { fixedCompoundsPerDay: compoundsPerDay, performanceFeeBps })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
