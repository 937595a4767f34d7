import { Interface } from 'ethers'
import { code } from './swapLensCode.json'

/** Code placed at the sender's address in a swap simulation; never deployed (contracts/lens). */
export const swapLensCode = code

/**
 * Interface of the lens: a swap and what to measure, the zero address for the native coin. Amounts in smallest units.
 */
export const swapLens = new Interface([
  'function measure((address router, uint256 value, bytes data, address tokenIn, address tokenOut, address recipient, address[] path) swap) returns ((uint256 paid, uint256 received, bool isSold, uint256 soldFor) measured)',
])
