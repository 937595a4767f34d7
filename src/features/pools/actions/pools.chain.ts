import { masterChefWrites } from '../../../chain/contracts/masterChefWrites'
import { nativeSousChef, sousChef } from '../../../chain/contracts/sousChefWrites'
import type { Intent } from '../../../chain/send/intent'
import { MANUAL_POOL_ID, type PoolDefinition } from '../data/definitions'

type Target = Pick<PoolDefinition, 'sousId' | 'contractAddress' | 'category'>

const isManual = ({ sousId }: Target): boolean => sousId === MANUAL_POOL_ID
const isNative = ({ category }: Target): boolean => category === 'BINANCE'

/** The chef's own pool has methods of its own, the native coin's takes what is sent along (yield 7). */
function interfaceOf(pool: Target) {
  if (isManual(pool)) return masterChefWrites
  return isNative(pool) ? nativeSousChef : sousChef
}

const intentOf = (pool: Target, method: string, args: readonly unknown[], valueRaw = 0n): Intent => ({
  contract: { address: pool.contractAddress, interface: interfaceOf(pool) },
  ...{ method, args, valueRaw },
})

/** Answers the write that stakes an amount; the native coin is sent along and not named (yield 7). */
export function stakeIntent(pool: Target, amountRaw: bigint): Intent {
  if (isManual(pool)) return intentOf(pool, 'enterStaking', [amountRaw])
  return isNative(pool) ? intentOf(pool, 'deposit', [], amountRaw) : intentOf(pool, 'deposit', [amountRaw])
}

/** Answers the write that takes an amount out again, with what it earned (yield 7). */
export const unstakeIntent = (pool: Target, amountRaw: bigint): Intent =>
  intentOf(pool, isManual(pool) ? 'leaveStaking' : 'withdraw', [amountRaw])

/** Answers the write that takes out all that is staked and gives up what it earned (yield 7 "Pool emergency"). */
export const emergencyIntent = (pool: Target): Intent => intentOf(pool, 'emergencyWithdraw', [])

/** Answers the write that fetches what was earned: a stake of nothing, in the chef's pool leaving with nothing (constants: PID0_HARVEST). */
export const harvestIntent = (pool: Target): Intent =>
  isManual(pool) ? intentOf(pool, 'leaveStaking', [0n]) : stakeIntent(pool, 0n)
