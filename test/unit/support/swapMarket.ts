import { ETHER, Pair, Token, TokenAmount, type Currency, type Trade } from '@pancakeswap/sdk'
import type { ListedToken } from '../../../src/features/lists/index.ts'
import { currencyId, tokenOf, wrappedNative } from '../../../src/market/sdk.ts'
import { findTrade, poolsOf } from '../../../src/market/trade.ts'

const E18 = 10n ** 18n

export const usd = tokenOf({ address: `0x${'4'.repeat(40)}`, decimals: 6, symbol: 'USD', name: 'US Dollar' })
export const cake = tokenOf({ address: `0x${'5'.repeat(40)}`, decimals: 18, symbol: 'CAKE', name: 'Cake' })

/** Answers the pair of two tokens with these reserves. */
export const pairOf = (a: Token, reserveARaw: bigint, b: Token, reserveBRaw: bigint): Pair =>
  new Pair(new TokenAmount(a, String(reserveARaw)), new TokenAmount(b, String(reserveBRaw)))

/** 300 USD and 80 CAKE for one coin. */
const PAIRS = [
  pairOf(wrappedNative, 1_000n * E18, usd, 300_000n * 10n ** 6n),
  pairOf(wrappedNative, 5_000n * E18, cake, 400_000n * E18),
]

export interface Deal {
  input: Currency
  output: Currency
  amountRaw: bigint
  isExactInput: boolean
}

/** Answers the best trade over the market's pairs, or over those given. */
export function tradeOf(deal: Deal, pairs: readonly Pair[] = PAIRS): Trade {
  const found = findTrade(pairs, poolsOf(pairs), { ...deal, maxHops: 3 })
  if (!found) throw new Error('The market has no route for this deal')
  return found.build()
}

/** Answers a currency as a person chooses it. */
export const listed = (currency: Currency): ListedToken => ({
  id: currencyId(currency),
  address: currency instanceof Token ? currency.address : null,
  symbol: currency === ETHER ? 'BNB' : (currency.symbol ?? ''),
  name: currency.name ?? '',
  decimals: currency.decimals,
  currency,
})
