import { useMemo } from 'react'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { useEnable, valueCentsOf } from '../../earn'
import { useWalletDialog } from '../../transactions'
import { MANUAL_POOL_ID } from '../data/definitions'
import type { Pool } from '../data/pool'
import { isAtLimit } from '../data/pool.rules'
import { userCalls } from '../data/poolCalls'
import type { Face } from '../list/face.rules'
import { CollectDialog, EmergencyDialog } from './dialogs'
import { EarnedBox } from './EarnedBox'
import { enabledOutcome } from './enabledOutcome'
import { StakeBox } from './StakeBox'
import { WayToBuy } from './WayToBuy'
import { StakeMore, Unstake } from './StakeDialogs'
import { usePoolWrites } from './usePoolWrites'

type DialogKind = 'stake' | 'unstake' | 'short' | 'emergency' | 'collect'

/**
 * Renders the actions of a pool. Its figures are read at each block while rendered, so that an action shows at once
 * (yield 2).
 */
export function PoolActions({ pool, face }: { pool: Pool; face: Face }) {
  const { t } = useTranslation()
  const { account, status: walletStatus } = useWallet()
  const { definition, status, terms, user, stakingPrice } = pool
  const { stakingToken, contractAddress, sousId, canEmergencyWithdraw } = definition
  useCalls(useMemo(() => (account ? userCalls(definition, account) : []), [account, definition]))
  const earning = usePoolWrites(pool)
  const staking = usePoolWrites(pool)
  const { opened, open, close } = useWalletDialog<DialogKind>(earning.isBusy || staking.isBusy)
  const outcome = useMemo(() => enabledOutcome(definition), [definition])
  const enable = useEnable({
    tokenAddress: stakingToken.address,
    symbol: stakingToken.symbol,
    spender: contractAddress,
    balanceRaw: user?.balanceRaw ?? null,
    balanceCents: valueCentsOf(stakingPrice, user?.balanceRaw),
    outcome,
  })
  const isOver = status === 'finished'
  const isFull = isAtLimit(user?.stakedRaw ?? 0n, terms.limitRaw)
  const stop = isOver
    ? t('This pool is finished')
    : isFull
      ? t('You’ve already staked the maximum amount you can stake in this pool!')
      : null
  const isManual = sousId === MANUAL_POOL_ID
  // Which withdrawal works is determined when the dialog opens.
  const mayBeStuck = isOver && canEmergencyWithdraw
  const canHarvest = walletStatus !== 'wrongChain' && (user?.pendingRaw ?? 0n) > 0n
  return (
    <>
      <EarnedBox face={face} hasAccount={account !== null}>
        {account !== null && (
          <Button
            kind="primary"
            disabled={!canHarvest && !earning.isBusy}
            busy={earning.isBusy}
            busyText={t('Harvesting')}
            aria-haspopup="dialog"
            onPointerEnter={CollectDialog.preload}
            onFocus={CollectDialog.preload}
            onClick={() => open('collect')}
          >
            {isManual ? t('Collect') : t('Harvest')}
          </Button>
        )}
      </EarnedBox>
      <StakeBox
        face={face}
        stop={stop}
        isBusy={staking.isBusy}
        enable={
          stakingToken.isNative
            ? undefined
            : { isNeeded: enable.state !== 'approved', isBusy: enable.isBusy, run: enable.run }
        }
        onStake={() => open(user?.balanceRaw === 0n ? 'short' : 'stake')}
        onUnstake={() => open(mayBeStuck ? 'emergency' : 'unstake')}
      />
      {opened === 'stake' && <StakeMore pool={pool} writes={staking} onClose={close} />}
      {opened === 'unstake' && <Unstake pool={pool} writes={staking} onClose={close} />}
      {opened === 'short' && <WayToBuy token={stakingToken} onClose={close} />}
      {opened === 'emergency' && account !== null && (
        <EmergencyDialog pool={pool} account={account} writes={staking} onClose={close} />
      )}
      {opened === 'collect' && <CollectDialog pool={pool} writes={earning} onClose={close} />}
    </>
  )
}
