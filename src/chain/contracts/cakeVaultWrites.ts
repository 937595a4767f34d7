import { Interface } from 'ethers'

/** Writes of the vault; amounts in CAKE's smallest unit, shares as counted by the vault (protocol 3). */
export const cakeVault = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 shares)',
  'function withdrawAll()',
  'function harvest()',
])
