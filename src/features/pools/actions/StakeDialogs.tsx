import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import { StakeDialog, valueCentsOf } from '../../earn'
import { spendableRaw } from '../../lists'
import type { ReviewedWrite } from '../../transactions'
import type { Pool } from '../data/pool'
import { poolValue } from '../list/figures'
import { poolApprovalOutcome } from '../pools.messages'
import { buyTokenPath, swapStep } from './BuyTokenDialog'
import type { PoolWrites } from './usePoolWrites'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

const factsOf = ({ definition, stakingPrice }: Pool, locale: string) => ({
  symbol: definition.stakingToken.symbol,
  tokenAddress: definition.stakingToken.address,
  decimals: definition.stakingToken.decimals,
  usdOf: (raw: bigint) => poolValue(stakingPrice, raw, locale),
})

/**
 * Returns what staking or unstaking moves besides the amount: the reward so far; nothing without a stake. With one it is
 * there from the start, also at 0: the row of the next block's reward would move the button below it.
 */
function rewardOf({ definition, earningPrice, user }: Pool, locale: string): Pick<ReviewedWrite, 'reward'> {
  const { symbol, decimals } = definition.earningToken
  const { stakedRaw = 0n, pendingRaw: amountRaw = null } = user ?? {}
  return amountRaw === null || (amountRaw === 0n && !stakedRaw)
    ? {}
    : { reward: { amountRaw, decimals, symbol, usd: poolValue(earningPrice, amountRaw, locale) } }
}

function movedOf(
  { definition, stakingPrice }: Pool,
  amountRaw: bigint,
  locale: string,
): NonNullable<ReviewedWrite['pays']> {
  const { symbol, decimals } = definition.stakingToken
  return { amountRaw, decimals, symbol, usd: poolValue(stakingPrice, amountRaw, locale) }
}

/** Dialog for the amount to stake in a pool, within its limit (yield 2, 5). */
export function StakeMoreDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, stake, intents } = writes
  const { definition, terms, user } = pool
  const { isNative, symbol } = definition.stakingToken
  return (
    <StakeDialog
      {...factsOf(pool, locale)}
      title={t('Stake %symbol%', { symbol })}
      availableLabel={t('Balance')}
      availableRaw={typeof user?.balanceRaw === 'bigint' ? spendableRaw(user.balanceRaw, isNative) : null}
      limitRaw={terms.limitRaw}
      stakedRaw={user?.stakedRaw ?? 0n}
      enabling={
        isNative
          ? undefined
          : {
              spender: definition.contractAddress,
              balanceCents: valueCentsOf(pool.stakingPrice, user?.balanceRaw),
              outcome: poolApprovalOutcome(definition),
            }
      }
      reviewOf={(amountRaw) => ({
        key: `stake ${amountRaw}`,
        ...intents.stake(amountRaw),
        pays: movedOf(pool, amountRaw, locale),
        ...rewardOf(pool, locale),
      })}
      isBusy={isBusy}
      onConfirm={stake}
      onClose={onClose}
    >
      <Link to={buyTokenPath(definition.stakingToken)}>{t('Get %symbol%', { symbol })}</Link>
    </StakeDialog>
  )
}

/** Dialog for the amount to unstake from a pool (yield 2, 5). */
export function UnstakeDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, unstake, intents } = writes
  return (
    <StakeDialog
      {...factsOf(pool, locale)}
      title={t('Unstake %symbol%', { symbol: pool.definition.stakingToken.symbol })}
      availableLabel={t('Staked')}
      availableRaw={pool.user?.stakedRaw ?? null}
      reviewOf={(amountRaw) => ({
        key: `unstake ${amountRaw}`,
        ...intents.unstake(amountRaw),
        receives: movedOf(pool, amountRaw, locale),
        ...rewardOf(pool, locale),
      })}
      isBusy={isBusy}
      onConfirm={unstake}
      onClose={onClose}
      next={swapStep(pool.definition.stakingToken, t)}
    />
  )
}
