import { Minus, Plus } from 'lucide-react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { farmContractAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { FocusRestorer } from '../../../ui/controls/FocusRestorer'
import { IconButton } from '../../../ui/controls/IconButton'
import { Link } from '../../../ui/controls/Link'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { ConfirmDialog, ReadFailure, StakeDialog, TokenRequired, usdValue, valueCentsOf } from '../../earn'
import { useWalletBoundDialog, type WalletBoundDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import {
  addLiquidityPath,
  type FarmUser,
  type FarmView,
  isFinished,
  LP_DECIMALS,
  removeLiquidityPath,
} from '../farms.rules'
import { FullWidth, Panel, PanelFigure, PanelTitle } from './farm.styles'
import { EarnedPanel, EnableFarm } from './FarmPanels'
import { type FarmWrites, useFarmWrites } from './useFarmWrites'
import { cakeSymbol, lpPriceOf } from './useFormattedFarm'

type DialogKind = 'stake' | 'unstake' | 'required' | 'harvest'

interface Props {
  view: FarmView
  cakePrice: UsdPrice | null
}

/** Renders the account's figures of a farm and its actions: harvest, enable, stake, unstake (yield 2, 7). */
export function FarmActions({ view, cakePrice }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const writes = useFarmWrites(view, cakePrice)
  // Declared here, because the panels below are rendered only after the account's figures are read.
  const dialog = useWalletBoundDialog<DialogKind>(writes.isStaking || writes.isHarvesting)
  if (status === 'disconnected' || status === 'connecting' || status === 'wrongChain') {
    return (
      <Panel>
        <PanelTitle>{t('Start earning')}</PanelTitle>
        <FullWidth>{status === 'wrongChain' ? <SwitchNetworkButton wide /> : <ConnectButton wide />}</FullWidth>
      </Panel>
    )
  }
  const { user } = writes
  if (!user && view.isUserFailed) {
    return (
      <Panel>
        <FullWidth>
          <ReadFailure title={t('Your stake could not be loaded')} />
        </FullWidth>
      </Panel>
    )
  }
  if (!user) {
    return (
      <Panel aria-busy>
        <FullWidth>
          <Skeleton height="72px" />
        </FullWidth>
      </Panel>
    )
  }
  return (
    <FocusRestorer>
      <EarnedPanel
        earnedRaw={user.earnedRaw}
        cakePrice={cakePrice}
        isHarvesting={writes.isHarvesting}
        onHarvest={() => dialog.open('harvest')}
      />
      <Staked {...{ view, user, writes, dialog, cakePrice }} />
    </FocusRestorer>
  )
}

interface StakedProps {
  view: FarmView
  user: FarmUser
  writes: FarmWrites
  dialog: WalletBoundDialog<DialogKind>
  cakePrice: UsdPrice | null
}

function Staked({ view, user, writes, dialog: { opened, open, close }, cakePrice }: StakedProps) {
  const { t, locale } = useTranslation()
  const { farm } = view
  const price = lpPriceOf(view)
  const balanceCents = valueCentsOf(price, user.balanceRaw)
  const isClosed = isFinished(view) || farm.isArchived
  const openStake = () => open(user.balanceRaw === 0n ? 'required' : 'stake')
  const readFailure = (
    <FullWidth>
      <ReadFailure title={t('Your LP tokens could not be loaded')} />
    </FullWidth>
  )
  const usdOf = (amountRaw: bigint) => usdValue(price, amountRaw, locale)
  const stakedUsd = usdOf(user.stakedRaw)
  const lpMoved = (amountRaw: bigint) => ({
    ...{ amountRaw, decimals: LP_DECIMALS, symbol: farm.lpSymbol, usd: usdOf(amountRaw) },
  })
  const reward = {
    ...{ amountRaw: user.earnedRaw, decimals: LP_DECIMALS, symbol: cakeSymbol },
    usd: usdValue(cakePrice, user.earnedRaw, locale),
  }
  // With a stake the row is there from the start: the next block's reward would move the button below it.
  const rewarded = user.stakedRaw > 0n && { reward }
  const dialog = {
    symbol: farm.lpSymbol,
    tokenAddress: farm.lpAddress,
    pair: [farm.token, farm.quoteToken] as const,
    decimals: LP_DECIMALS,
    usdOf,
    isBusy: writes.isStaking,
    onClose: close,
  }
  return (
    <Panel>
      <PanelTitle>{t('%symbol% staked', { symbol: farm.lpSymbol })}</PanelTitle>
      {user.stakedRaw > 0n ? (
        <>
          <div>
            <PanelFigure>
              <Figure raw={user.stakedRaw} decimals={LP_DECIMALS} />
            </PanelFigure>
            <Text $tone="quiet" $size={14}>
              {stakedUsd ? <FullValue {...stakedUsd} /> : '–'}
            </Text>
          </div>
          <Row $align="stretch">
            <IconButton
              outlined
              icon={Minus}
              label={t('Unstake %symbol%', { symbol: farm.lpSymbol })}
              onClick={() => open('unstake')}
            />
            <IconButton
              outlined
              icon={Plus}
              label={t('Stake %symbol%', { symbol: farm.lpSymbol })}
              disabled={isClosed || user.balanceRaw === null}
              onClick={openStake}
            />
          </Row>
          {user.balanceRaw === null && !isClosed && readFailure}
          {writes.isStaking && (
            <FullWidth>
              <Text $tone="quiet" $size={14}>
                {t('Waiting for the transaction')}
              </Text>
            </FullWidth>
          )}
        </>
      ) : !isClosed && (user.allowanceRaw === null || user.balanceRaw === null) ? (
        readFailure
      ) : (
        <FullWidth>
          {isClosed ? (
            <Text $tone="quiet" $size={14}>
              {t('This farm has ended. You have nothing staked in it.')}
            </Text>
          ) : user.allowanceRaw === 0n ? (
            <EnableFarm farm={farm} balanceRaw={user.balanceRaw} balanceCents={balanceCents} />
          ) : (
            <Button
              kind="primary"
              wide
              busy={writes.isStaking}
              busyText={t('Waiting for the transaction')}
              onClick={openStake}
            >
              {t('Stake LP')}
            </Button>
          )}
        </FullWidth>
      )}
      {opened === 'stake' && user.balanceRaw !== null && (
        <StakeDialog
          {...dialog}
          title={t('Stake LP tokens')}
          availableLabel={t('Balance')}
          availableRaw={user.balanceRaw}
          enabling={{ spender: farmContractAddress(), balanceCents }}
          reviewOf={(amountRaw) => ({
            ...{ key: `stake ${amountRaw}`, pays: lpMoved(amountRaw) },
            ...writes.intents.stake(amountRaw),
            ...rewarded,
          })}
          onConfirm={writes.stake}
        >
          <Link to={addLiquidityPath(farm)}>{t('Get %symbol%', { symbol: farm.lpSymbol })}</Link>
        </StakeDialog>
      )}
      {opened === 'unstake' && (
        <StakeDialog
          {...dialog}
          title={t('Unstake LP tokens')}
          availableLabel={t('Staked')}
          availableRaw={user.stakedRaw}
          reviewOf={(amountRaw) => ({
            ...{ key: `unstake ${amountRaw}`, receives: lpMoved(amountRaw) },
            ...writes.intents.unstake(amountRaw),
            ...rewarded,
          })}
          onConfirm={writes.unstake}
          next={{ to: removeLiquidityPath(farm), text: t('Remove liquidity') }}
        />
      )}
      {opened === 'harvest' && (
        <ConfirmDialog
          title={t('Harvest')}
          write={{ key: 'harvest', ...writes.intents.harvest, receives: reward }}
          isDisabled={user.earnedRaw === 0n}
          isBusy={writes.isHarvesting}
          onConfirm={writes.harvest}
          next={{ to: '/pools', text: t('Stake %symbol%', { symbol: cakeSymbol }) }}
          onClose={close}
        />
      )}
      {opened === 'required' && (
        <TokenRequired
          symbol={farm.lpSymbol}
          to={addLiquidityPath(farm)}
          linkText={t('Get %symbol%', { symbol: farm.lpSymbol })}
          onClose={close}
        />
      )}
    </Panel>
  )
}
