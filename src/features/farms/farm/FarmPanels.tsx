import { farmContractAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Button } from '../../../ui/controls/Button'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Text } from '../../../ui/layout/Text'
import { ApproveDialog, usdValue, useEnable } from '../../earn'
import { useWalletBoundDialog } from '../../transactions'
import { type FarmView, LP_DECIMALS } from '../farms.rules'
import { Panel, PanelFigure, PanelTitle } from './farm.styles'
import { cakeSymbol } from './useFormattedFarm'

interface EarnedProps {
  earnedRaw: bigint
  cakePrice: UsdPrice | null
  isHarvesting: boolean
  onHarvest: () => void
}

/** Renders the account's reward of a farm and the button that harvests it. */
export function EarnedPanel({ earnedRaw, cakePrice, isHarvesting, onHarvest }: EarnedProps) {
  const { t, locale } = useTranslation()
  const value = usdValue(cakePrice, earnedRaw, locale)
  return (
    <Panel>
      <PanelTitle>{t('%symbol% earned', { symbol: cakeSymbol })}</PanelTitle>
      <div>
        <PanelFigure>
          <Figure raw={earnedRaw} decimals={LP_DECIMALS} />
        </PanelFigure>
        {earnedRaw > 0n && (
          <Text $tone="quiet" $size={14}>
            {value ? <FullValue {...value} /> : '≈ –'}
          </Text>
        )}
      </div>
      <Button
        kind="primary"
        disabled={earnedRaw === 0n && !isHarvesting}
        busy={isHarvesting}
        busyText={t('Harvesting')}
        aria-haspopup="dialog"
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

/** Enable button of a farm's LP token, with the review of its approval. */
export function EnableFarm({ farm, balanceRaw, balanceCents }: EnableFarmProps) {
  const { t } = useTranslation()
  const enable = useEnable({
    ...{ tokenAddress: farm.lpAddress, symbol: farm.lpSymbol, spender: farmContractAddress() },
    decimals: LP_DECIMALS,
    ...{ balanceRaw, balanceCents },
  })
  const { opened, open, close } = useWalletBoundDialog<'approve'>(enable.isBusy)
  return (
    <>
      <Button
        kind="primary"
        wide
        disabled={enable.state === 'unknown'}
        busy={enable.isBusy}
        busyText={t('Enabling %asset%', { asset: farm.lpSymbol })}
        aria-haspopup="dialog"
        onClick={() => open('approve')}
      >
        {t('Enable')}
      </Button>
      {opened && <ApproveDialog enable={enable} onClose={close} />}
    </>
  )
}
