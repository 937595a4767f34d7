import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import { routerAddress } from '../../../deployment/contracts'
import type { Intent } from '../../send/intent'
import type { SignatureParts } from '../pair/permit'

const ADD = 'uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin'
const TO = 'address to, uint256 deadline'
const REMOVE = `address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, ${TO}`
const REMOVE_ETH = `address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, ${TO}`
const SIGNED = 'bool approveMax, uint8 v, bytes32 r, bytes32 s'
const WITH_PERMIT = 'WithPermit'
const TAXED = 'SupportingFeeOnTransferTokens'

/** The router's methods to add and remove liquidity; amounts in the smallest unit, `deadline` in seconds since 1970. */
export const routerLiquidity = new Interface([
  `function addLiquidity(address tokenA, address tokenB, ${ADD}, ${TO}) returns (uint256 amountA, uint256 amountB, uint256 liquidity)`,
  `function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, ${TO}) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)`,
  `function removeLiquidity(${REMOVE}) returns (uint256 amountA, uint256 amountB)`,
  `function removeLiquidity${WITH_PERMIT}(${REMOVE}, ${SIGNED}) returns (uint256 amountA, uint256 amountB)`,
  `function removeLiquidityETH(${REMOVE_ETH}) returns (uint256 amountToken, uint256 amountETH)`,
  `function removeLiquidityETH${WITH_PERMIT}(${REMOVE_ETH}, ${SIGNED}) returns (uint256 amountToken, uint256 amountETH)`,
  `function removeLiquidityETH${TAXED}(${REMOVE_ETH}) returns (uint256 amountETH)`,
  `function removeLiquidityETH${WITH_PERMIT}${TAXED}(${REMOVE_ETH}, ${SIGNED}) returns (uint256 amountETH)`,
])

/** A token's side of a write; amounts in its smallest unit. */
export interface TokenSide {
  tokenAddress: Address
  amountRaw: bigint
  leastRaw: bigint
}

/** The native coin's side of a write, in wei. */
export type NativeSide = Omit<TokenSide, 'tokenAddress'>

export interface Terms {
  recipient: Address
  /** In seconds since 1970; the router reverts after it. */
  deadline: number
}

/** A signed permit to spend LP tokens, valid until its deadline in seconds since 1970. */
export interface Permit extends SignatureParts {
  deadline: number
}

const write = (method: string, args: readonly unknown[], valueRaw = 0n): Intent => ({
  contract: { address: routerAddress, interface: routerLiquidity },
  ...{ method, args, valueRaw },
})

/** Returns the last arguments of a removal: with a permit its own deadline counts, because the signature contains it. */
const ending = ({ recipient, deadline }: Terms, permit: Permit | null): readonly unknown[] =>
  permit ? [recipient, permit.deadline, false, permit.v, permit.r, permit.s] : [recipient, deadline]

/** Creates the write that adds two tokens. */
export const addLiquidity = (a: TokenSide, b: TokenSide, { recipient, deadline }: Terms): Intent => {
  const amounts = [a.amountRaw, b.amountRaw, a.leastRaw, b.leastRaw]
  return write('addLiquidity', [a.tokenAddress, b.tokenAddress, ...amounts, recipient, deadline])
}

/** Creates the write that adds a token and the native coin, which is the value of the transaction. */
export const addLiquidityETH = (token: TokenSide, native: NativeSide, { recipient, deadline }: Terms): Intent => {
  const args = [token.tokenAddress, token.amountRaw, token.leastRaw, native.leastRaw, recipient, deadline]
  return write('addLiquidityETH', args, native.amountRaw)
}

/** Creates the write that removes LP tokens for two tokens; with a permit the method that takes it. */
export const removeLiquidity = (
  a: TokenSide,
  b: TokenSide,
  sharesRaw: bigint,
  terms: Terms,
  permit: Permit | null,
): Intent => {
  const args = [a.tokenAddress, b.tokenAddress, sharesRaw, a.leastRaw, b.leastRaw, ...ending(terms, permit)]
  return write(`removeLiquidity${permit ? WITH_PERMIT : ''}`, args)
}

const removeEth =
  (suffix: string) =>
  (token: TokenSide, native: NativeSide, sharesRaw: bigint, terms: Terms, permit: Permit | null): Intent => {
    const args = [token.tokenAddress, sharesRaw, token.leastRaw, native.leastRaw, ...ending(terms, permit)]
    return write(`removeLiquidityETH${permit ? WITH_PERMIT : ''}${suffix}`, args)
  }

/** Creates the write that removes LP tokens for a token and the native coin. */
export const removeLiquidityETH = removeEth('')

/** Creates the same write for a token that takes a tax on transfers. */
export const removeLiquidityETHSupportingFeeOnTransferTokens = removeEth(TAXED)

/** Amounts that the router returns, in its order: the token before the native coin. Absent ones are not returned. */
export interface RouterAmounts {
  tokenRaw?: bigint
  otherRaw: bigint
  sharesRaw?: bigint
}

/** Decodes the router's result of a write; the methods for taxed tokens return only the amount of native coin. */
export function decodeAmounts({ method }: Intent, data: unknown): RouterAmounts {
  const [one = 0n, other = 0n, sharesRaw] = routerLiquidity
    .decodeFunctionResult(method, String(data))
    .toArray() as bigint[]
  if (method.endsWith(TAXED)) return { otherRaw: one }
  return { tokenRaw: one, otherRaw: other, ...(sharesRaw !== undefined && { sharesRaw }) }
}
