import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const sousChef = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 amount)',
  'function emergencyWithdraw()',
])

/** The pool of the native coin takes its deposit as the transaction value. */
export const nativeSousChef = new Interface(['function deposit() payable'])

const write = (pool: Address, method: string, ...args: readonly bigint[]): Intent => ({
  contract: { address: pool, interface: sousChef },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that stakes an amount in the staked token's smallest unit and pays the reward (protocol 2). */
export const deposit = (pool: Address, amountRaw: bigint): Intent => write(pool, 'deposit', amountRaw)

/** Creates the write that stakes an amount of the native coin, in wei, in the pool that takes it. */
export const depositNative = (pool: Address, amountRaw: bigint): Intent => ({
  contract: { address: pool, interface: nativeSousChef },
  ...{ method: 'deposit', args: [], valueRaw: amountRaw },
})

/** Creates the write that withdraws an amount and pays the reward. */
export const withdraw = (pool: Address, amountRaw: bigint): Intent => write(pool, 'withdraw', amountRaw)

/** Creates the write that withdraws the whole stake and gives up its reward. */
export const emergencyWithdraw = (pool: Address): Intent => write(pool, 'emergencyWithdraw')
