import { Interface } from 'ethers'

/** Writes of old and new token pools; amounts in the staked token's smallest unit, 0 harvests (protocol 2). */
export const sousChef = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 amount)',
  'function emergencyWithdraw()',
])

/** Writes of the native coin pool, whose deposit is the transaction value. */
export const nativeSousChef = new Interface([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function emergencyWithdraw()',
])
