/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** Returns a number from 0 to `limit` - 1. */
  below(limit: bigint): bigint
  /**
   * Returns a number from `low` to `high`, with every order of magnitude equally likely, so that small amounts occur
   * too.
   */
  magnitude(low: bigint, high: bigint): bigint
  isLikely(percent: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Returns a generator of numbers determined by a seed (xorshift64*). */
export function randomFrom(seed: bigint): Random {
  const MASK = (1n << 64n) - 1n
  let state = (seed * 0x9e3779b97f4a7c15n + 0x2545f4914f6cdd1dn) & MASK || 1n
  const next = (): bigint => {
    state ^= state >> 12n
    state ^= (state << 25n) & MASK
    state ^= state >> 27n
    return (state * 0x2545f4914f6cdd1dn) & MASK
  }
  const below = (limit: bigint): bigint => {
    let wide = next()
    for (let bound = limit; bound > MASK; bound >>= 64n) wide = (wide << 64n) | next()
    return ((wide << 64n) | next()) % limit
  }
  return {
    below,
    magnitude(low, high) {
      const [lowBits, highBits] = [low, high].map((bound) => BigInt(bound.toString(2).length)) as [bigint, bigint]
      const top = 1n << (lowBits + below(highBits - lowBits + 1n))
      const value = low + below(top)
      return value > high ? low + below(high - low + 1n) : value
    },
    isLikely: (percent) => below(100n) < BigInt(percent),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Number(below(BigInt(items.length)))]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
