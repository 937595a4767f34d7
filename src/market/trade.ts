import {
  CurrencyAmount,
  JSBI,
  Route,
  TokenAmount,
  Trade,
  TradeType,
  Token,
  type Currency,
  type Pair,
} from '@pancakeswap/sdk'
import { bestRoute, type Pool } from './route'
import { wrap } from './sdk'

export interface TradeRequest {
  input: Currency
  output: Currency
  amountRaw: bigint
  isExactInput: boolean
  maxHops: number
}

const toPool = ({ token0, token1, reserve0, reserve1 }: Pair): Pool => ({
  tokenA: token0.address,
  tokenB: token1.address,
  reserveARaw: BigInt(reserve0.raw.toString()),
  reserveBRaw: BigInt(reserve1.raw.toString()),
})

function amountOf(currency: Currency, raw: bigint): CurrencyAmount {
  const jsbi = JSBI.BigInt(raw.toString())
  return currency instanceof Token ? new TokenAmount(currency, jsbi) : CurrencyAmount.ether(jsbi)
}

/** Answers the pools of the pairs, to be made once for many searches. */
export const poolsOf = (pairs: readonly Pair[]): Pool[] => pairs.map(toPool)

/** The amounts of the best trade, at once; the trade itself, with all that is told of it, when it is asked for. */
export interface FoundTrade {
  inputRaw: bigint
  outputRaw: bigint
  build(): Trade
}

/** Answers the trade with the best price over the pairs, whose `pools` are given beside them; null without a route. */
export function findTrade(pairs: readonly Pair[], pools: readonly Pool[], request: TradeRequest): FoundTrade | null {
  const { input, output, amountRaw, isExactInput, maxHops } = request
  const [from, to] = [wrap(input).address, wrap(output).address]
  if (from === to) return null
  const found = bestRoute(pools, { from, to, amountRaw, isExactInput, maxHops })
  if (!found) return null
  return {
    inputRaw: found.inputRaw,
    outputRaw: found.outputRaw,
    build() {
      const hops = found.pools.flatMap((index) => pairs[index] ?? [])
      const route = new Route(hops, input, output)
      return isExactInput
        ? new Trade(route, amountOf(input, amountRaw), TradeType.EXACT_INPUT)
        : new Trade(route, amountOf(output, amountRaw), TradeType.EXACT_OUTPUT)
    },
  }
}
