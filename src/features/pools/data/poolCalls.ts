import type { Call } from '../../../chain/contracts/call'
import { getEthBalance } from '../../../chain/contracts/exchangeMulticall/reads'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { pendingCake, stakedAmount } from '../../../chain/contracts/masterChef/reads'
import { limitAmount, pendingReward, poolLimitPerUser, stakedIn } from '../../../chain/contracts/sousChef/reads'
import type { Address } from '../../../core/address'
import { poolBlockCalls } from '../../../market/prices/poolCalls'
import { MANUAL_POOL_ID, type PoolDefinition } from '../../../market/prices/poolList'

export type MaybeCall = Call<bigint> | null

const isManual = ({ sousId }: PoolDefinition): boolean => sousId === MANUAL_POOL_ID

/**
 * Returns the reads of a pool's constant facts: its first block, its last and its limit. There are none for the manual
 * pool, which has no end, nor for a finished one (yield 7).
 */
export function termCalls(pool: PoolDefinition): [start: MaybeCall, end: MaybeCall, limit: MaybeCall] {
  if (isManual(pool) || pool.isFinished) return [null, null, null]
  const { contractAddress, category } = pool
  const limit = category === 'BINANCE' ? limitAmount(contractAddress) : poolLimitPerUser(contractAddress)
  return [...poolBlockCalls(pool), limit]
}

/** Returns an account's reads of a pool; the native coin needs no allowance (yield 7). */
export function userCalls(
  pool: PoolDefinition,
  account: Address,
): [allowance: MaybeCall, balance: MaybeCall, staked: MaybeCall, pending: MaybeCall] {
  const { stakingToken, contractAddress } = pool
  const { address, isNative } = stakingToken
  const balance = isNative ? getEthBalance(account) : balanceOf(address, account)
  const allowanceCall = isNative ? null : allowance(address, account, contractAddress)
  return isManual(pool)
    ? [allowanceCall, balance, stakedAmount(MANUAL_POOL_ID, account), pendingCake(MANUAL_POOL_ID, account)]
    : [allowanceCall, balance, stakedIn(contractAddress, account), pendingReward(contractAddress, account)]
}
