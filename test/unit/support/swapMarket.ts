import { toAddress } from '../../../src/core/address.ts'
import type { ListedToken } from '../../../src/features/lists/index.ts'
import { quoteFrom, type Quote } from '../../../src/features/trade/quote.rules.ts'
import { poolOf, type Pool } from '../../../src/market/pool.ts'
import { wrappedNative, type TokenFacts } from '../../../src/market/token.ts'
import { edgesOf, findTrade, type FoundTrade } from '../../../src/market/trade.ts'

const E18 = 10n ** 18n

const usdFacts: TokenFacts = {
  address: toAddress(`0x${'4'.repeat(40)}`),
  decimals: 6,
  symbol: 'USD',
  name: 'US Dollar',
}
const cakeFacts: TokenFacts = { address: toAddress(`0x${'5'.repeat(40)}`), decimals: 18, symbol: 'CAKE', name: 'Cake' }

/** 300 USD and 80 CAKE for one coin. */
export const POOLS: readonly Pool[] = [
  poolOf(wrappedNative, 1_000n * E18, usdFacts, 300_000n * 10n ** 6n),
  poolOf(wrappedNative, 5_000n * E18, cakeFacts, 400_000n * E18),
]

/** Returns a token as the user selects it. */
export const listed = (traded: TokenFacts): ListedToken => ({
  ...{ ...traded, id: traded.address, name: traded.name ?? '', traded },
  ...{ origin: 'default', listName: null },
})

export const [usd, cake] = [listed(usdFacts), listed(cakeFacts)]

/** The native coin as the user selects it. */
export const native: ListedToken = {
  ...listed(wrappedNative),
  ...{ id: 'BNB', address: null, symbol: 'BNB', name: 'BNB', origin: 'native' },
}

export interface TradeRequest {
  input: ListedToken
  output: ListedToken
  amountRaw: bigint
  isExactInput: boolean
}

/** Returns the best trade over the market's pools, or over the given ones. */
export function tradeOf({ input, output, ...tradeRequest }: TradeRequest, pools: readonly Pool[] = POOLS): FoundTrade {
  const ends = { input: input.traded, output: output.traded }
  const found = findTrade(pools, edgesOf(pools), { ...tradeRequest, ...ends, maxHops: 3 })
  if (!found) throw new Error('The market has no route for these amounts')
  return found
}

/** Returns the quote of a trade over the market's pools; the slippage tolerance is 0.5 % by default. */
export const quoteOfTrade = (tradeRequest: TradeRequest, slippageBps = 50): Quote =>
  quoteFrom(tradeOf(tradeRequest), tradeRequest, tradeRequest.isExactInput, slippageBps)
