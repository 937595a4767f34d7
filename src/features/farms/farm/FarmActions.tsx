import { Minus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Intent } from '../../../chain/send/intent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { masterChefAddress } from '../../../deployment/contracts'
import { useTranslation } from '../../../i18n'
import { stakedText } from '../../../i18n/figures/decimals'
import type { UsdPrice } from '../../../market/usdPrice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { FocusRestorer } from '../../../ui/controls/FocusRestorer'
import { IconButton } from '../../../ui/controls/IconButton'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import {
  type EarnWrite,
  type EarnWriting,
  harvestSummary,
  ReadFailure,
  StakeDialog,
  stakeSummary,
  sumCents,
  TokenRequired,
  unstakeSummary,
  usdValueText,
  useEarnWrite,
  valueCentsOf,
} from '../../earn'
import { useWalletDialog, type WalletDialog } from '../../transactions'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { useFarmUsers } from '../data/useFarmReads'
import { addLiquidityPath, FARM_GAS_LIMIT, type FarmUser, type FarmView, isFinished, LP_DECIMALS } from '../farms.rules'
import { FullWidth, Panel, PanelFigure, PanelTitle } from './farm.styles'
import { EarnedPanel, EnableFarm } from './FarmPanels'
import { cakeSymbol, lpPriceOf } from './useFormattedFarm'

/** The encoder is loaded with the first write. */
const loadWrites = () => import('../../../chain/contracts/masterChef/writes')

/** The figures of an account with a stake or an allowance are refreshed at each block. */
const EACH_BLOCK = 1
const NO_FARMS: [] = []

interface FarmWrites {
  /** Read at each block when the account has a stake or an allowance, or has sent a write. */
  user: FarmUser | null
  isHarvesting: boolean
  isStaking: boolean
  harvest(): Promise<boolean>
  stake(amountRaw: bigint): Promise<boolean>
  unstake(amountRaw: bigint): Promise<boolean>
}

/** Returns the account's figures of a farm, and its writes with their pending states (yield 7). */
export function useFarmWrites(view: FarmView, cakePrice: UsdPrice | null): FarmWrites {
  const { farm, user: listedUser } = view
  const { account } = useWallet()
  const harvesting = useEarnWrite()
  const staking = useEarnWrite()
  const [hasWritten, setHasWritten] = useState(false)
  const readsEachBlock = hasWritten || (listedUser?.stakedRaw ?? 0n) > 0n || (listedUser?.allowanceRaw ?? 0n) > 0n
  const readFarms = useMemo(() => (readsEachBlock ? [farm] : NO_FARMS), [farm, readsEachBlock])
  const [latest] = useFarmUsers(readFarms, account, EACH_BLOCK)
  const { pid, lpSymbol, lpAddress } = farm
  const user = latest?.user ?? listedUser
  const lpPrice = lpPriceOf(view)
  // Staking and unstaking also pay the reward.
  const rewardCents = valueCentsOf(cakePrice, user?.earnedRaw)

  async function write(
    { run }: EarnWriting,
    terms: Pick<EarnWrite, 'summary' | 'valueCents' | 'spending'>,
    createIntent: (writes: Awaited<ReturnType<typeof loadWrites>>) => Intent,
  ): Promise<boolean> {
    setHasWritten(true)
    const makeIntent = async () => createIntent(await loadWrites())
    return (await run({ ...terms, makeIntent, gasLimit: FARM_GAS_LIMIT })) !== null
  }
  const amountText = (amountRaw: bigint) => formatAmountExact(amountRaw, LP_DECIMALS)

  return {
    user,
    isHarvesting: harvesting.isBusy,
    isStaking: staking.isBusy,
    harvest: () => {
      const terms = { summary: harvestSummary(cakeSymbol), valueCents: rewardCents }
      return write(harvesting, terms, ({ deposit }) => deposit(pid, 0n))
    },
    stake: (amountRaw) => {
      const terms = {
        summary: stakeSummary(amountText(amountRaw), lpSymbol),
        valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents),
        spending: { tokenAddress: lpAddress, symbol: lpSymbol, spender: masterChefAddress ?? '', amountRaw },
      }
      return write(staking, terms, ({ deposit }) => deposit(pid, amountRaw))
    },
    unstake: (amountRaw) => {
      const summary = unstakeSummary(amountText(amountRaw), lpSymbol, cakeSymbol)
      const terms = { summary, valueCents: sumCents(valueCentsOf(lpPrice, amountRaw), rewardCents) }
      return write(staking, terms, ({ withdraw }) => withdraw(pid, amountRaw))
    },
  }
}

type DialogKind = 'stake' | 'unstake' | 'required'

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
  const dialog = useWalletDialog<DialogKind>(writes.isStaking)
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
          <ReadFailure title={t('Your stake could not be read')} />
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
        onHarvest={() => void writes.harvest()}
      />
      <Staked {...{ view, user, writes, dialog }} />
    </FocusRestorer>
  )
}

interface StakedProps {
  view: FarmView
  user: FarmUser
  writes: FarmWrites
  dialog: WalletDialog<DialogKind>
}

function Staked({ view, user, writes, dialog: { opened, open, close } }: StakedProps) {
  const { t, locale } = useTranslation()
  const { farm } = view
  const price = lpPriceOf(view)
  const balanceCents = valueCentsOf(price, user.balanceRaw)
  const isClosed = isFinished(view) || farm.isArchived
  const openStake = () => open(user.balanceRaw === 0n ? 'required' : 'stake')
  const readFailure = (
    <FullWidth>
      <ReadFailure title={t('Your LP tokens could not be read')} />
    </FullWidth>
  )
  const usdText = (amountRaw: bigint) => {
    const value = usdValueText(price, amountRaw, locale)
    return value === null ? undefined : `≈ ${value}`
  }
  const dialog = {
    symbol: farm.lpSymbol,
    tokenAddress: farm.lpAddress,
    decimals: LP_DECIMALS,
    usdText,
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
              {t('This farm no longer pays. Nothing of yours is staked in it.')}
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
          enabling={{ spender: masterChefAddress ?? '', balanceCents }}
          onConfirm={writes.stake}
        />
      )}
      {opened === 'unstake' && (
        <StakeDialog
          {...dialog}
          title={t('Unstake LP tokens')}
          availableLabel={t('Staked')}
          availableRaw={user.stakedRaw}
          onConfirm={writes.unstake}
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
