import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const cakeVault = new Interface([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 shares)',
  'function withdrawAll()',
  'function harvest()',
])

const write = (vault: Address, method: string, ...args: readonly bigint[]): Intent => ({
  contract: { address: vault, interface: cakeVault },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that stakes an amount of CAKE, in its smallest unit (protocol 3). */
export const deposit = (vault: Address, amountRaw: bigint): Intent => write(vault, 'deposit', amountRaw)

/** Creates the write that withdraws the CAKE of some shares, as counted by the vault. */
export const withdraw = (vault: Address, sharesRaw: bigint): Intent => write(vault, 'withdraw', sharesRaw)

/** Creates the write that withdraws the CAKE of all shares of the account. */
export const withdrawAll = (vault: Address): Intent => write(vault, 'withdrawAll')

/** Creates the write that compounds for all accounts and pays its caller the bounty. */
export const harvest = (vault: Address): Intent => write(vault, 'harvest')
