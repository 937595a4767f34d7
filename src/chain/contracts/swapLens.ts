import { Interface } from 'ethers'
import { code } from './swapLensCode.json'

/** What stands at the sender's address while a swap is rehearsed; never deployed (contracts/lens). */
export const swapLensCode = code

/** How the lens is asked: a swap with what to count, the zero address for the native coin; amounts in smallest units. */
export const swapLens = new Interface([
  'function measure((address router, uint256 value, bytes data, address tokenIn, address tokenOut, address recipient, address[] path) swap) returns ((uint256 paid, uint256 received, bool isSold, uint256 soldFor) measured)',
])
