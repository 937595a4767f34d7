/** A token of a pair, as far as the pair's name depends on it. */
export interface NamedToken {
  address: string
  symbol: string
}

/** Tokens in which others are quoted; addresses in lower case. */
export interface QuoteOrder {
  native: { address: string; symbol: string }
  usd: string | null
  cake: string | null
  /** The bases of the deployment, in its order. */
  bases: readonly string[]
}

/** Least rank of a base; CAKE is below it, because farms quote other tokens in it but no base. */
const LEAST_BASE_RANK = 2
const CAKE_RANK = 1

/** Returns the rank of a token as the quote of a pair, higher for a preferred one; 0 for a token that is no base. */
function rankOf(address: string, { native, usd, cake, bases }: QuoteOrder): number {
  const count = bases.length
  if (address === native.address) return LEAST_BASE_RANK + count + 1
  if (address === usd) return LEAST_BASE_RANK + count
  if (address === cake) return CAKE_RANK
  const index = bases.indexOf(address)
  return index < 0 ? 0 : LEAST_BASE_RANK + count - 1 - index
}

/**
 * Returns the name of a pair, such as CAKE-BNB: the token that others are quoted in comes last, and of two others the
 * one with the higher address (trading 2.5.9).
 */
export function pairNameIn(a: NamedToken, b: NamedToken, order: QuoteOrder): string {
  const [idA, idB] = [a.address.toLowerCase(), b.address.toLowerCase()]
  const difference = rankOf(idA, order) - rankOf(idB, order)
  const isALast = difference === 0 ? idA > idB : difference > 0
  const symbolOf = (id: string, { symbol }: NamedToken) => (id === order.native.address ? order.native.symbol : symbol)
  const symbols = [symbolOf(idA, a), symbolOf(idB, b)]
  return (isALast ? symbols.toReversed() : symbols).join('-')
}
