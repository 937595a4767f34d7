import { useMemo } from 'react'
import type { Address } from '../../../core/address'
import { useTranslation } from '../../../i18n'
import { useTokenPrices } from '../../../market/prices/useTokenPricesUsd'
import { wrappedNative } from '../../../market/token'
import { HarvestAll, useRefreshBlocks } from '../../earn'
import { MANUAL_POOL_ID } from '../../../market/prices/poolList'
import { poolPrices } from '../../../market/prices/poolPrices'
import { STAKE_GAS } from '../data/pool.rules'
import { userCalls } from '../data/poolCalls'
import { type PoolEntry, stakeReadState } from './entries.rules'

const priced = [wrappedNative]

/** Renders an account's rewards of all pools and their harvest; the vault compounds automatically (yield 7). */
export function PoolsHarvest({ entries, account }: { entries: readonly PoolEntry[]; account: Address }) {
  const { t } = useTranslation()
  const { slow } = useRefreshBlocks()
  const { priceOf } = useTokenPrices(priced, poolPrices, slow)
  const pools = useMemo(() => entries.flatMap((entry) => (entry.kind === 'pool' ? entry.pool : [])), [entries])
  const items = useMemo(
    () =>
      pools.flatMap(({ definition, user, earningPrice }) => {
        const earnedRaw = user?.pendingRaw ?? 0n
        if (earnedRaw === 0n) return []
        const { sousId, stakingToken, earningToken } = definition
        const { address: tokenAddress, symbol, decimals } = earningToken
        const [, , , pendingCall] = userCalls(definition, account)
        const isManual = sousId === MANUAL_POOL_ID
        return {
          ...{
            key: String(sousId),
            tokenAddress,
            symbol,
            decimals,
            earnedRaw,
            price: earningPrice,
            gasLimit: STAKE_GAS,
          },
          pendingCall,
          name: isManual
            ? t('Manual %symbol%', { symbol })
            : t('Earn %earned%, stake %staked%', { earned: symbol, staked: stakingToken.symbol }),
          makeIntent: async () => (await import('../actions/pools.chain')).harvestIntent(definition),
        }
      }),
    [account, pools, t],
  )
  return (
    <HarvestAll
      items={items}
      headline={t('Rewards to harvest')}
      nativePrice={priceOf(wrappedNative)}
      unreadCount={entries.filter((entry) => entry.kind === 'pool' && stakeReadState(entry) === 'failed').length}
    />
  )
}
