import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import { code } from './code.json'

/** Code placed at the sender's address in a swap simulation; never deployed (contracts/lens). */
export const swapLensCode = code

/**
 * Interface of the lens: a swap and what to measure, the zero address for the native coin. Amounts in smallest units.
 */
export const swapLens = new Interface([
  'function measure((address router, uint256 value, bytes data, address tokenIn, address tokenOut, address recipient, address[] path) swap) returns ((uint256 paid, uint256 received, bool isSold, uint256 soldFor) measured)',
])

/** A swap to measure; the zero address denotes the native coin. */
export interface MeasuredSwap {
  router: Address
  /** In wei, as 0x hex. */
  value: string
  data: string
  tokenIn: Address
  tokenOut: Address
  recipient: Address
  path: readonly Address[]
}

/** The amounts that a swap moved in a rehearsal, in the smallest units. */
export interface Measured {
  paidRaw: bigint
  receivedRaw: bigint
  /** The proceeds of swapping the whole output back at once, in the path's first token; null if that failed. */
  soldForRaw: bigint | null
}

type Result = readonly [paid: bigint, received: bigint, isSold: boolean, soldFor: bigint]

/** Returns the call data that measures a swap. */
export const measureData = (swap: MeasuredSwap): string => swapLens.encodeFunctionData('measure', [swap])

/** Decodes the amounts of a measured swap; throws for data of another form. */
export function decodeMeasured(data: string): Measured {
  const [measured] = swapLens.decodeFunctionResult('measure', data) as unknown as [Result]
  const [paidRaw, receivedRaw, isSold, soldForRaw] = measured
  return { paidRaw, receivedRaw, soldForRaw: isSold ? soldForRaw : null }
}
