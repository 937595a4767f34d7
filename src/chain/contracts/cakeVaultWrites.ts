import { Interface } from 'ethers'

/** The vault's ways in and out; amounts in CAKE's smallest unit, shares as the vault counts them (protocol 3). */
export const cakeVault = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 shares)',
  'function withdrawAll()',
  'function harvest()',
])
