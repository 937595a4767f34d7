import type { ListedToken } from '../listedTokens'

/** Built-in and custom tokens that are read at each block; a list is too long for that. */
const MAX_READ = 100

/**
 * Returns the tokens of which an account's balances are read at each block: built-in ones and those that the user
 * added.
 */
export const readTokens = (tokens: readonly ListedToken[]): readonly ListedToken[] =>
  tokens.filter(({ origin }) => origin === 'default' || origin === 'custom').slice(0, MAX_READ)

/** An account's amount of a token; the value in US dollars (`USD_DECIMALS`) is null without a price. */
export interface Holding {
  token: ListedToken
  raw: bigint
  valueRaw: bigint | null
}

/** Values of several holdings or positions together. */
export interface HoldingsTotal {
  /** Null if there are some and none has a value; 0 if there are none. */
  valueRaw: bigint | null
  /** Number of those without a value, which are not part of the sum. */
  unpricedCount: number
}

/** Returns the sum of the known values of holdings or positions (trading 2.5.10). */
export function totalOf(holdings: readonly Pick<Holding, 'valueRaw'>[]): HoldingsTotal {
  const priced = holdings.flatMap(({ valueRaw }) => valueRaw ?? [])
  const valueRaw = priced.length === 0 && holdings.length > 0 ? null : priced.reduce((sum, each) => sum + each, 0n)
  return { valueRaw, unpricedCount: holdings.length - priced.length }
}
