import { Interface } from 'ethers'

/** What a staker asks of the master farm contract; amounts in base units, 0 harvests (protocol 1). */
export const masterChefWrites = new Interface([
  'function deposit(uint256 pid, uint256 amount)',
  'function withdraw(uint256 pid, uint256 amount)',
  'function enterStaking(uint256 amount)',
  'function leaveStaking(uint256 amount)',
])
