import { Interface } from 'ethers'
import { routerAddress } from '../../../deployment/contracts'
import type { Intent } from '../../send/intent'

const OUT = 'returns (uint256[] amounts)'
const TO = 'address[] path, address to, uint256 deadline'

/** The router's swaps; amounts in the smallest unit, `deadline` in seconds since 1970. */
export const routerSwaps = new Interface([
  `function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${TO}) ${OUT}`,
  `function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, ${TO}) ${OUT}`,
  `function swapExactETHForTokens(uint256 amountOutMin, ${TO}) payable ${OUT}`,
  `function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, ${TO}) ${OUT}`,
  `function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, ${TO}) ${OUT}`,
  `function swapETHForExactTokens(uint256 amountOut, ${TO}) payable ${OUT}`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TO})`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, ${TO}) payable`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${TO})`,
])

/** A swap as the SDK describes it: amounts and value as 0x hex, the path as addresses. */
export interface SwapParameters {
  methodName: string
  args: readonly (string | readonly string[])[]
  value: string
}

/** Creates the write that calls the method of a swap. */
export const swap = ({ methodName, args, value }: SwapParameters): Intent => ({
  contract: { address: routerAddress, interface: routerSwaps },
  ...{ method: methodName, args, valueRaw: BigInt(value) },
})
