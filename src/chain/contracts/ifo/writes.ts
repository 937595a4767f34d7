import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const ifo = new Interface([
  'function deposit(uint256 amount)',
  'function harvest()',
  'function depositPool(uint256 amount, uint8 pid)',
  'function harvestPool(uint8 pid)',
])

const write = (address: Address, method: string, ...args: readonly (bigint | number)[]): Intent => ({
  contract: { address, interface: ifo },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that commits LP tokens to a sale of version 1 (protocol 9.1.2). */
export const deposit = (sale: Address, amountRaw: bigint): Intent => write(sale, 'deposit', amountRaw)

/** Creates the write that collects what a sale of version 1 pays. */
export const harvest = (sale: Address): Intent => write(sale, 'harvest')

/** Creates the write that commits LP tokens to a pool of version 2 (protocol 9.2.3). */
export const depositPool = (sale: Address, amountRaw: bigint, pid: number): Intent =>
  write(sale, 'depositPool', amountRaw, pid)

/** Creates the write that collects what a pool of version 2 pays (protocol 9.2.4). */
export const harvestPool = (sale: Address, pid: number): Intent => write(sale, 'harvestPool', pid)
