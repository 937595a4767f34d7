import { Interface } from 'ethers'

const ADD = 'uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin'
const TO = 'address to, uint256 deadline'
const REMOVE = `address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, ${TO}`
const REMOVE_ETH = `address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, ${TO}`
const SIGNED = 'bool approveMax, uint8 v, bytes32 r, bytes32 s'
const TAXED = 'SupportingFeeOnTransferTokens'

/** The router's methods to add and remove liquidity; amounts in the smallest unit, `deadline` in seconds since 1970. */
export const routerLiquidity = new Interface([
  `function addLiquidity(address tokenA, address tokenB, ${ADD}, ${TO}) returns (uint256 amountA, uint256 amountB, uint256 liquidity)`,
  `function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, ${TO}) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)`,
  `function removeLiquidity(${REMOVE}) returns (uint256 amountA, uint256 amountB)`,
  `function removeLiquidityWithPermit(${REMOVE}, ${SIGNED}) returns (uint256 amountA, uint256 amountB)`,
  `function removeLiquidityETH(${REMOVE_ETH}) returns (uint256 amountToken, uint256 amountETH)`,
  `function removeLiquidityETHWithPermit(${REMOVE_ETH}, ${SIGNED}) returns (uint256 amountToken, uint256 amountETH)`,
  `function removeLiquidityETH${TAXED}(${REMOVE_ETH}) returns (uint256 amountETH)`,
  `function removeLiquidityETHWithPermit${TAXED}(${REMOVE_ETH}, ${SIGNED}) returns (uint256 amountETH)`,
])
