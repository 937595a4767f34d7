import * as chef from '../../../chain/contracts/masterChefWrites'
import { nativeSousChef, sousChef } from '../../../chain/contracts/sousChefWrites'
import type { Intent } from '../../../chain/send/intent'
import { MANUAL_POOL_ID, type PoolDefinition } from '../data/definitions'

type Target = Pick<PoolDefinition, 'sousId' | 'contractAddress' | 'category'>

const isManual = ({ sousId }: Target): boolean => sousId === MANUAL_POOL_ID
const isNative = ({ category }: Target): boolean => category === 'BINANCE'

const intentOf = (pool: Target, method: string, args: readonly unknown[], valueRaw = 0n): Intent => ({
  contract: { address: pool.contractAddress, interface: isNative(pool) ? nativeSousChef : sousChef },
  ...{ method, args, valueRaw },
})

/** Answers the write that stakes an amount; the native coin is sent along and not named (yield 7). */
export function stakeIntent(pool: Target, amountRaw: bigint): Intent {
  if (isManual(pool)) return chef.stakeIntent(MANUAL_POOL_ID, amountRaw)
  return isNative(pool) ? intentOf(pool, 'deposit', [], amountRaw) : intentOf(pool, 'deposit', [amountRaw])
}

/** Answers the write that takes an amount out again, with what it earned (yield 7). */
export const unstakeIntent = (pool: Target, amountRaw: bigint): Intent =>
  isManual(pool) ? chef.unstakeIntent(MANUAL_POOL_ID, amountRaw) : intentOf(pool, 'withdraw', [amountRaw])

/** Answers the write that takes out all that is staked and gives up what it earned (yield 7 "Pool emergency"). */
export const emergencyIntent = (pool: Target): Intent => intentOf(pool, 'emergencyWithdraw', [])

/** Answers the write that fetches what was earned: a stake of nothing (yield 7). */
export const harvestIntent = (pool: Target): Intent =>
  isManual(pool) ? chef.harvestIntent(MANUAL_POOL_ID) : stakeIntent(pool, 0n)
