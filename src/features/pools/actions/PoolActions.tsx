import { useMemo } from 'react'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { ApproveDialog, useEnable, valueCentsOf } from '../../earn'
import { useWalletBoundDialog } from '../../transactions'
import type { Pool } from '../data/pool'
import { isAtLimit } from '../data/pool.rules'
import { userCalls } from '../data/poolCalls'
import type { PoolRowSummary } from '../list/rowSummary.rules'
import { poolApprovalOutcome } from '../pools.messages'
import { RewardBox, StakeBox } from './ActionBoxes'
import { BuyTokenDialog } from './BuyTokenDialog'
import { StakeMoreDialog, UnstakeDialog } from './StakeDialogs'
import { usePoolWrites } from './usePoolWrites'

const HarvestDialog = lazyDialog(() => import('./HarvestDialog').then((it) => it.HarvestDialog))
const EmergencyDialog = lazyDialog(() => import('./EmergencyDialog').then((it) => it.EmergencyDialog))

type DialogKind = 'stake' | 'unstake' | 'required' | 'emergency' | 'harvest' | 'approve'

/**
 * Renders the actions of a pool. Its figures are read at each block while it is rendered, so that they show a write
 * without delay (yield 2).
 */
export function PoolActions({ pool, summary }: { pool: Pool; summary: PoolRowSummary }) {
  const { t } = useTranslation()
  const { account, status: walletStatus } = useWallet()
  const { definition, status, terms, user, stakingPrice } = pool
  const { stakingToken, contractAddress, canEmergencyWithdraw } = definition
  useCalls(useMemo(() => (account ? userCalls(definition, account) : []), [account, definition]))
  const earning = usePoolWrites(pool)
  const staking = usePoolWrites(pool)
  const outcome = useMemo(() => poolApprovalOutcome(definition), [definition])
  const enable = useEnable({
    tokenAddress: stakingToken.address,
    symbol: stakingToken.symbol,
    decimals: stakingToken.decimals,
    spender: contractAddress,
    balanceRaw: user?.balanceRaw ?? null,
    balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw),
    outcome,
  })
  const { opened, open, close } = useWalletBoundDialog<DialogKind>(earning.isBusy || staking.isBusy || enable.isBusy)
  const isClosed = status === 'finished'
  const isFull = isAtLimit(user?.stakedRaw ?? 0n, terms.limitRaw)
  const blockedReason = isClosed
    ? t('This pool is finished')
    : isFull
      ? t('You’ve already staked the maximum amount you can stake in this pool!')
      : null
  // The dialog determines which withdrawal works when it opens.
  const mayNeedEmergency = isClosed && canEmergencyWithdraw
  const canHarvest = walletStatus !== 'wrongChain' && (user?.pendingRaw ?? 0n) > 0n
  return (
    <>
      <RewardBox summary={summary} hasAccount={account !== null}>
        {account !== null && (
          <Button
            kind="primary"
            disabled={!canHarvest && !earning.isBusy}
            busy={earning.isBusy}
            busyText={t('Harvesting')}
            aria-haspopup="dialog"
            onPointerEnter={HarvestDialog.preload}
            onFocus={HarvestDialog.preload}
            onClick={() => open('harvest')}
          >
            {t('Harvest')}
          </Button>
        )}
      </RewardBox>
      <StakeBox
        summary={summary}
        blockedReason={blockedReason}
        isBusy={staking.isBusy}
        enable={
          stakingToken.isNative
            ? undefined
            : { isNeeded: enable.state !== 'approved', isBusy: enable.isBusy, run: () => open('approve') }
        }
        onStake={() => open(user?.balanceRaw === 0n ? 'required' : 'stake')}
        onUnstake={() => open(mayNeedEmergency ? 'emergency' : 'unstake')}
      />
      {opened === 'approve' && <ApproveDialog enable={enable} onClose={close} />}
      {opened === 'stake' && <StakeMoreDialog pool={pool} writes={staking} onClose={close} />}
      {opened === 'unstake' && <UnstakeDialog pool={pool} writes={staking} onClose={close} />}
      {opened === 'required' && <BuyTokenDialog token={stakingToken} onClose={close} />}
      {opened === 'emergency' && account !== null && (
        <EmergencyDialog pool={pool} account={account} writes={staking} onClose={close} />
      )}
      {opened === 'harvest' && <HarvestDialog pool={pool} writes={earning} onClose={close} />}
    </>
  )
}
