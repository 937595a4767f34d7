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

/** Creates the write that stakes an amount; the native coin is sent as the value, not as an argument (yield 7). */
export function stakeIntent(pool: Target, amountRaw: bigint): Intent {
  if (isManual(pool)) return chef.stakeIntent(MANUAL_POOL_ID, amountRaw)
  return isNative(pool) ? intentOf(pool, 'deposit', [], amountRaw) : intentOf(pool, 'deposit', [amountRaw])
}

/** Creates the write that withdraws an amount together with its reward (yield 7). */
export const unstakeIntent = (pool: Target, amountRaw: bigint): Intent =>
  isManual(pool) ? chef.unstakeIntent(MANUAL_POOL_ID, amountRaw) : intentOf(pool, 'withdraw', [amountRaw])

/** Creates the write that withdraws the whole stake and gives up its reward (yield 7 "Pool emergency"). */
export const emergencyIntent = (pool: Target): Intent => intentOf(pool, 'emergencyWithdraw', [])

/** Creates the write that harvests the reward: a stake of zero (yield 7). */
export const harvestIntent = (pool: Target): Intent =>
  isManual(pool) ? chef.harvestIntent(MANUAL_POOL_ID) : stakeIntent(pool, 0n)
