import { Interface } from 'ethers'
import { farmContractAddress } from '../../../deployment/contracts'
import type { Intent } from '../../send/intent'

export const masterChef = new Interface([
  'function deposit(uint256 pid, uint256 amount)',
  'function withdraw(uint256 pid, uint256 amount)',
  'function enterStaking(uint256 amount)',
  'function leaveStaking(uint256 amount)',
])

const write = (method: string, ...args: readonly (number | bigint)[]): Intent => ({
  contract: { address: farmContractAddress(), interface: masterChef },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that stakes LP tokens in a farm and pays its reward; amounts in base units (protocol 1). */
export const deposit = (pid: number, amountRaw: bigint): Intent => write('deposit', pid, amountRaw)

/** Creates the write that withdraws LP tokens from a farm and pays its reward. */
export const withdraw = (pid: number, amountRaw: bigint): Intent => write('withdraw', pid, amountRaw)

/** Creates the write that stakes CAKE in the CAKE pool (pid 0, which `deposit` rejects) and pays its reward. */
export const enterStaking = (amountRaw: bigint): Intent => write('enterStaking', amountRaw)

/** Creates the write that withdraws CAKE from the CAKE pool and pays its reward. */
export const leaveStaking = (amountRaw: bigint): Intent => write('leaveStaking', amountRaw)
