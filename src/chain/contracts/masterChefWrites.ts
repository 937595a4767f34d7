import { Interface } from 'ethers'
import type { Intent } from '../send/intent'
import { masterChefAddress } from './masterChef'

/** What a staker asks of the master farm contract; amounts in base units, 0 harvests (protocol 1). */
const masterChefWrites = new Interface([
  'function deposit(uint256 pid, uint256 amount)',
  'function withdraw(uint256 pid, uint256 amount)',
  'function enterStaking(uint256 amount)',
  'function leaveStaking(uint256 amount)',
])

/** CAKE staked alone: its methods have no pid (protocol 1). */
const CAKE_POOL_PID = 0

function intent(method: string, args: readonly unknown[]): Intent {
  if (masterChefAddress === null) throw new Error('This deployment has no farms')
  return { contract: { address: masterChefAddress, interface: masterChefWrites }, method, args, valueRaw: 0n }
}

/** Answers the write that stakes so many base units in a farm (yield 7). */
export const stakeIntent = (pid: number, amountRaw: bigint): Intent =>
  pid === CAKE_POOL_PID ? intent('enterStaking', [amountRaw]) : intent('deposit', [pid, amountRaw])

/** Answers the write that takes so many base units back, and with them what was earned (yield 7). */
export const unstakeIntent = (pid: number, amountRaw: bigint): Intent =>
  pid === CAKE_POOL_PID ? intent('leaveStaking', [amountRaw]) : intent('withdraw', [pid, amountRaw])

/** Answers the write that takes what was earned: a stake of nothing, at pid 0 an unstake of nothing (constants: PID0_HARVEST). */
export const harvestIntent = (pid: number): Intent =>
  pid === CAKE_POOL_PID ? unstakeIntent(pid, 0n) : stakeIntent(pid, 0n)
