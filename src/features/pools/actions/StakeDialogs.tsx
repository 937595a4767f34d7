import { useTranslation } from '../../../i18n'
import { Link } from '../../../ui/controls/Link'
import { StakeDialog, valueCentsOf } from '../../earn'
import { spendableRaw } from '../../lists'
import type { Pool } from '../data/pool'
import { valueText } from '../list/figures'
import { poolApprovalOutcome } from '../pools.messages'
import { buyTokenPath } from './BuyTokenDialog'
import type { PoolWrites } from './usePoolWrites'

type Props = { pool: Pool; writes: PoolWrites; onClose: () => void }

const factsOf = ({ definition, stakingPrice }: Pool, locale: string) => ({
  symbol: definition.stakingToken.symbol,
  tokenAddress: definition.stakingToken.address,
  decimals: definition.stakingToken.decimals,
  usdText: (raw: bigint) => valueText(stakingPrice, raw, locale),
})

/** Dialog for the amount to stake in a pool, within its limit (yield 2, 5). */
export function StakeMoreDialog({ pool, writes, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { isBusy, stake } = writes
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
  const { isBusy, unstake } = writes
  return (
    <StakeDialog
      {...factsOf(pool, locale)}
      title={t('Unstake %symbol%', { symbol: pool.definition.stakingToken.symbol })}
      availableLabel={t('Staked')}
      availableRaw={pool.user?.stakedRaw ?? null}
      isBusy={isBusy}
      onConfirm={unstake}
      onClose={onClose}
    />
  )
}
