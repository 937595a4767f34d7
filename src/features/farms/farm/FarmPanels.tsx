import { masterChefAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import type { UsdPrice } from '../../../market/usdPrice'
import { Button } from '../../../ui/controls/Button'
import { Text } from '../../../ui/layout/Text'
import { usdValueText, useEnable } from '../../earn'
import { type FarmView, LP_DECIMALS } from '../farms.rules'
import { Panel, PanelFigure, PanelTitle } from './farm.styles'
import { cakeSymbol, EARNED_DECIMALS } from './useFormattedFarm'

interface EarnedProps {
  earnedRaw: bigint
  cakePrice: UsdPrice | null
  isHarvesting: boolean
  onHarvest: () => void
}

/** Renders the account's reward of a farm and the button that harvests it. */
export function EarnedPanel({ earnedRaw, cakePrice, isHarvesting, onHarvest }: EarnedProps) {
  const { t, locale } = useTranslation()
  return (
    <Panel>
      <PanelTitle>{t('%symbol% earned', { symbol: cakeSymbol })}</PanelTitle>
      <div>
        <PanelFigure>
          <bdi>{decimalsText(earnedRaw, LP_DECIMALS, EARNED_DECIMALS, locale)}</bdi>
        </PanelFigure>
        {earnedRaw > 0n && (
          <Text $tone="quiet" $size={14}>
            <bdi>{`≈ ${usdValueText(cakePrice, earnedRaw, locale) ?? '–'}`}</bdi>
          </Text>
        )}
      </div>
      <Button
        kind="primary"
        disabled={earnedRaw === 0n && !isHarvesting}
        busy={isHarvesting}
        busyText={t('Harvesting')}
        onClick={onHarvest}
      >
        {t('Harvest')}
      </Button>
    </Panel>
  )
}

interface EnableFarmProps {
  farm: FarmView['farm']
  balanceRaw: bigint | null
  balanceCents: bigint | null
}

/** Approve button of a farm's LP token. */
export function EnableFarm({ farm, balanceRaw, balanceCents }: EnableFarmProps) {
  const { t } = useTranslation()
  const enable = useEnable({
    ...{ tokenAddress: farm.lpAddress, symbol: farm.lpSymbol, spender: masterChefAddress ?? '' },
    ...{ balanceRaw, balanceCents },
  })
  return (
    <Button
      kind="primary"
      wide
      disabled={enable.state === 'unknown'}
      busy={enable.isBusy}
      busyText={t('Enabling %asset%', { asset: farm.lpSymbol })}
      onClick={enable.run}
    >
      {t('Enable')}
    </Button>
  )
}
