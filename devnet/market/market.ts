import { parseUnits } from 'ethers'

/** Prices of whole tokens in BUSD, close to those of July 2021. */
export const PRICES_BUSD = {
  ...{ wbnb: '320', cake: '14', busd: '1', usdc: '1', usdt: '1', btcb: '40000', eth: '2400' },
  ...{ taxed: '0.002', quiet: '2.5', thin: '1', hop: '1.25', last: '0.05' },
} as const

export type TokenKey = keyof typeof PRICES_BUSD

export const TOKEN_KEYS = Object.keys(PRICES_BUSD) as TokenKey[]

/** Two tokens, the value of each side of their pool in BUSD, and whether the market keeper trades there. */
export interface Pool {
  tokens: readonly [TokenKey, TokenKey]
  sideBusd: string
  isTraded: boolean
}

const traded = (first: TokenKey, second: TokenKey, sideBusd: string): Pool => ({
  tokens: [first, second],
  sideBusd,
  isTraded: true,
})
const untraded = (first: TokenKey, second: TokenKey, sideBusd: string): Pool => ({
  ...traded(first, second, sideBusd),
  isTraded: false,
})

/**
 * LAST has a pool with HOP only, and HOP with CAKE only, so LAST is three hops from BNB and BUSD. Selling one THIN has
 * a price impact of a fifth.
 */
export const POOLS: readonly Pool[] = [
  traded('cake', 'wbnb', '6000000'),
  traded('wbnb', 'busd', '8000000'),
  traded('wbnb', 'usdt', '3000000'),
  traded('btcb', 'wbnb', '4000000'),
  traded('eth', 'wbnb', '4000000'),
  traded('cake', 'busd', '2000000'),
  traded('usdt', 'busd', '5000000'),
  traded('usdc', 'busd', '2500000'),
  traded('eth', 'btcb', '1000000'),
  traded('quiet', 'busd', '250000'),
  traded('hop', 'cake', '150000'),
  traded('last', 'hop', '60000'),
  untraded('taxed', 'wbnb', '120000'),
  untraded('thin', 'busd', '4'),
]

/** Pair that exists without liquidity. */
export const EMPTY_PAIR: readonly [TokenKey, TokenKey] = ['quiet', 'usdt']

/** Balances of each demo account, in whole coins and tokens. */
export const DEMO_BNB = '1000'
export const DEMO_HOLDINGS: Record<TokenKey, string> = {
  ...{ wbnb: '20', cake: '5000', busd: '50000', usdc: '20000', usdt: '20000', btcb: '2', eth: '25' },
  ...{ taxed: '9000000', quiet: '10000', thin: '500', hop: '20000', last: '250000' },
}

const PRICE_DECIMALS = 18

/** Returns the amount of a token with the value `valueBusd`, in its smallest unit, rounded down. */
export function amountForValueRaw(valueBusd: string, token: TokenKey, decimals: number): bigint {
  const value = parseUnits(valueBusd, PRICE_DECIMALS)
  return (value * 10n ** BigInt(decimals)) / parseUnits(PRICES_BUSD[token], PRICE_DECIMALS)
}
