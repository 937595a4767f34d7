import { masterChefAddress } from '../../deployment/contracts'
import { Interface } from 'ethers'
import type { Intent } from '../send/intent'

/** Writes of the master farm contract; amounts in base units, 0 harvests (protocol 1). */
const masterChefWrites = new Interface([
  'function deposit(uint256 pid, uint256 amount)',
  'function withdraw(uint256 pid, uint256 amount)',
  'function enterStaking(uint256 amount)',
  'function leaveStaking(uint256 amount)',
])

/** The CAKE staking pool: its methods have no pid (protocol 1). */
const CAKE_POOL_PID = 0

function intent(method: string, args: readonly unknown[]): Intent {
  if (masterChefAddress === null) throw new Error('This deployment has no farms')
  return { contract: { address: masterChefAddress, interface: masterChefWrites }, method, args, valueRaw: 0n }
}

/** Creates the write that stakes an amount in base units in a farm (yield 7). */
export const stakeIntent = (pid: number, amountRaw: bigint): Intent =>
  pid === CAKE_POOL_PID ? intent('enterStaking', [amountRaw]) : intent('deposit', [pid, amountRaw])

/** Creates the write that withdraws an amount in base units together with the reward (yield 7). */
export const unstakeIntent = (pid: number, amountRaw: bigint): Intent =>
  pid === CAKE_POOL_PID ? intent('leaveStaking', [amountRaw]) : intent('withdraw', [pid, amountRaw])

/** Creates the write that harvests the reward: a stake of 0, at pid 0 an unstake of 0 (constants: PID0_HARVEST). */
export const harvestIntent = (pid: number): Intent =>
  pid === CAKE_POOL_PID ? unstakeIntent(pid, 0n) : stakeIntent(pid, 0n)
