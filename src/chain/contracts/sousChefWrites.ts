import { Interface } from 'ethers'

/** Pools of tokens, old and new alike; amounts in the staked token's smallest unit, 0 harvests (protocol 2). */
export const sousChef = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 amount)',
  'function emergencyWithdraw()',
])

/** The pool of the native coin takes what is sent along. */
export const nativeSousChef = new Interface([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function emergencyWithdraw()',
])
