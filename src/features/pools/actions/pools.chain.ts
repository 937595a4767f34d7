import { enterStaking, leaveStaking } from '../../../chain/contracts/masterChef/writes'
import { deposit, depositNative, emergencyWithdraw, withdraw } from '../../../chain/contracts/sousChef/writes'
import type { Intent } from '../../../chain/send/intent'
import { MANUAL_POOL_ID, type PoolDefinition } from '../../../market/prices/poolList'

type Target = Pick<PoolDefinition, 'sousId' | 'contractAddress' | 'category'>

const isManual = ({ sousId }: Target): boolean => sousId === MANUAL_POOL_ID
const isNative = ({ category }: Target): boolean => category === 'BINANCE'

/** Creates the write that stakes an amount; the native coin is sent as the value, not as an argument (yield 7). */
export function stakeIntent(pool: Target, amountRaw: bigint): Intent {
  if (isManual(pool)) return enterStaking(amountRaw)
  return (isNative(pool) ? depositNative : deposit)(pool.contractAddress, amountRaw)
}

/** Creates the write that withdraws an amount together with its reward (yield 7). */
export const unstakeIntent = (pool: Target, amountRaw: bigint): Intent =>
  isManual(pool) ? leaveStaking(amountRaw) : withdraw(pool.contractAddress, amountRaw)

/** Creates the write that withdraws the whole stake and gives up its reward (yield 7 "Pool emergency"). */
export const emergencyIntent = (pool: Target): Intent => emergencyWithdraw(pool.contractAddress)

/**
 * Creates the write that harvests the reward: a stake of 0, of CAKE an unstake of 0 (constants: PID0_HARVEST; yield 7).
 */
export const harvestIntent = (pool: Target): Intent => (isManual(pool) ? leaveStaking(0n) : stakeIntent(pool, 0n))
