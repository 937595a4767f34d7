import { Minus, Plus } from 'lucide-react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { masterChefAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { FocusRestorer } from '../../../ui/controls/FocusRestorer'
import { IconButton } from '../../../ui/controls/IconButton'
import {
  decimalsText,
  ReadFailure,
  StakeDialog,
  stakedText,
  TokenRequired,
  usdValueText,
  useEnable,
  valueCentsOf,
} from '../../earn'
import { useWalletDialog, type WalletDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { isFinished, LP_DECIMALS, type FarmUser, type FarmView } from '../farms.rules'
import { addPath } from './addPath'
import { Panel, PanelFigure, PanelTitle, Whole } from './farm.styles'
import { cakeSymbol, useFarmActions, type FarmActions as Actions } from './useFarmActions'
import { EARNED_DECIMALS, lpPriceOf } from './useFarmTexts'
import { Text } from '../../../ui/layout/Text'
import { Row } from '../../../ui/layout/Row'

type DialogKind = 'stake' | 'unstake' | 'required'

interface Props {
  view: FarmView
  cakePrice: UsdPrice | null
}

/** Renders the account's figures of a farm and its actions: harvest, enable, stake, unstake (yield 2, 7). */
export function FarmActions({ view, cakePrice }: Props) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const actions = useFarmActions(view, cakePrice)
  // Declared here, because the panels below are not rendered until the account's figures are read.
  const dialog = useWalletDialog<DialogKind>(actions.isStaking)
  if (status === 'disconnected' || status === 'connecting' || status === 'wrongChain') {
    return (
      <Panel>
        <PanelTitle>{t('Start earning')}</PanelTitle>
        <Whole>{status === 'wrongChain' ? <SwitchNetworkButton wide /> : <ConnectButton wide />}</Whole>
      </Panel>
    )
  }
  const { user } = actions
  if (!user && view.isUserFailed) {
    return (
      <Panel>
        <Whole>
          <ReadFailure title={t('Your stake could not be read')} />
        </Whole>
      </Panel>
    )
  }
  if (!user) {
    return (
      <Panel aria-busy>
        <Whole>
          <Skeleton height="72px" />
        </Whole>
      </Panel>
    )
  }
  return (
    <FocusRestorer>
      <Earned user={user} actions={actions} cakePrice={cakePrice} />
      <Staked {...{ view, user, actions, dialog }} />
    </FocusRestorer>
  )
}

interface EarnedProps {
  user: FarmUser
  actions: Actions
  cakePrice: UsdPrice | null
}

function Earned({ user: { earnedRaw }, actions, cakePrice }: EarnedProps) {
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
        disabled={earnedRaw === 0n && !actions.isHarvesting}
        busy={actions.isHarvesting}
        busyText={t('Harvesting')}
        onClick={() => void actions.harvest()}
      >
        {t('Harvest')}
      </Button>
    </Panel>
  )
}

interface StakedProps {
  view: FarmView
  user: FarmUser
  actions: Actions
  dialog: WalletDialog<DialogKind>
}

function Staked({ view, user, actions, dialog: { opened, open, close } }: StakedProps) {
  const { t, locale } = useTranslation()
  const { farm } = view
  const price = lpPriceOf(view)
  const balanceCents = valueCentsOf(price, user.balanceRaw)
  const isOver = isFinished(view) || farm.isArchived
  const openStake = () => open(user.balanceRaw === 0n ? 'required' : 'stake')
  const unread = (
    <Whole>
      <ReadFailure title={t('Your LP tokens could not be read')} />
    </Whole>
  )
  const usdText = (amountRaw: bigint) => {
    const worth = usdValueText(price, amountRaw, locale)
    return worth === null ? undefined : `≈ ${worth}`
  }
  const dialog = {
    symbol: farm.lpSymbol,
    tokenAddress: farm.lpAddress,
    decimals: LP_DECIMALS,
    usdText,
    isBusy: actions.isStaking,
    onClose: close,
  }
  return (
    <Panel>
      <PanelTitle>{t('%symbol% staked', { symbol: farm.lpSymbol })}</PanelTitle>
      {user.stakedRaw > 0n ? (
        <>
          <div>
            <PanelFigure>
              <bdi>{stakedText(user.stakedRaw, LP_DECIMALS, locale)}</bdi>
            </PanelFigure>
            <Text $tone="quiet" $size={14}>
              <bdi>{usdText(user.stakedRaw) ?? '–'}</bdi>
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
              disabled={isOver || user.balanceRaw === null}
              onClick={openStake}
            />
          </Row>
          {user.balanceRaw === null && !isOver && unread}
          {actions.isStaking && (
            <Whole>
              <Text $tone="quiet" $size={14}>
                {t('Waiting for the transaction')}
              </Text>
            </Whole>
          )}
        </>
      ) : !isOver && (user.allowanceRaw === null || user.balanceRaw === null) ? (
        unread
      ) : (
        <Whole>
          {isOver ? (
            <Text $tone="quiet" $size={14}>
              {t('This farm no longer pays. Nothing of yours is staked in it.')}
            </Text>
          ) : user.allowanceRaw === 0n ? (
            <EnableFarm farm={farm} balanceRaw={user.balanceRaw} balanceCents={balanceCents} />
          ) : (
            <Button
              kind="primary"
              wide
              busy={actions.isStaking}
              busyText={t('Waiting for the transaction')}
              onClick={openStake}
            >
              {t('Stake LP')}
            </Button>
          )}
        </Whole>
      )}
      {opened === 'stake' && user.balanceRaw !== null && (
        <StakeDialog
          {...dialog}
          title={t('Stake LP tokens')}
          availableLabel={t('Balance')}
          availableRaw={user.balanceRaw}
          enabling={{ spender: masterChefAddress ?? '', balanceCents }}
          onConfirm={actions.stake}
        />
      )}
      {opened === 'unstake' && (
        <StakeDialog
          {...dialog}
          title={t('Unstake LP tokens')}
          availableLabel={t('Staked')}
          availableRaw={user.stakedRaw}
          onConfirm={actions.unstake}
        />
      )}
      {opened === 'required' && (
        <TokenRequired
          symbol={farm.lpSymbol}
          to={addPath(farm)}
          linkText={t('Get %symbol%', { symbol: farm.lpSymbol })}
          onClose={close}
        />
      )}
    </Panel>
  )
}

interface EnableFarmProps {
  farm: FarmView['farm']
  balanceRaw: bigint | null
  balanceCents: bigint | null
}

function EnableFarm({ farm, balanceRaw, balanceCents }: EnableFarmProps) {
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
