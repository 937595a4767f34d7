import {
  CurrencyAmount,
  JSBI,
  Pair,
  Route,
  TokenAmount,
  Trade,
  TradeType,
  type Currency,
  type Token,
} from '@pancakeswap/sdk'
import type { Pool } from './pool'
import { native, tokenOf } from './sdk'
import type { FoundTrade } from './trade'

const jsbi = (raw: bigint): JSBI => JSBI.BigInt(raw.toString())

const toPair = ({ token0, token1, reserve0Raw, reserve1Raw }: Pool): Pair =>
  new Pair(new TokenAmount(tokenOf(token0), jsbi(reserve0Raw)), new TokenAmount(tokenOf(token1), jsbi(reserve1Raw)))

export interface TradeEnds {
  isNativeInput: boolean
  isNativeOutput: boolean
  isExactInput: boolean
}

/**
 * Converts a trade to the protocol library's type, which encodes the router call. Throws when the library computes
 * another amount: the router call would differ from the displayed trade.
 */
export function sdkTradeOf(found: FoundTrade, { isNativeInput, isNativeOutput, isExactInput }: TradeEnds): Trade {
  const [first, last] = [found.path[0], found.path.at(-1)]
  if (!first || !last) throw new Error('A path has two ends')
  const end = (isNative: boolean, token: Token): Currency => (isNative ? native : token)
  const amountOf = (isNative: boolean, token: Token, raw: bigint) =>
    isNative ? CurrencyAmount.ether(jsbi(raw)) : new TokenAmount(token, jsbi(raw))
  const [input, output] = [tokenOf(first), tokenOf(last)]
  const route = new Route(found.hops.map(toPair), end(isNativeInput, input), end(isNativeOutput, output))
  const trade = isExactInput
    ? new Trade(route, amountOf(isNativeInput, input, found.inputRaw), TradeType.EXACT_INPUT)
    : new Trade(route, amountOf(isNativeOutput, output, found.outputRaw), TradeType.EXACT_OUTPUT)
  const [inputRaw, outputRaw] = [trade.inputAmount, trade.outputAmount].map(({ raw }) => BigInt(raw.toString()))
  if (inputRaw !== found.inputRaw || outputRaw !== found.outputRaw) throw new Error('The amounts do not add up')
  return trade
}
