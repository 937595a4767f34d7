import { toAddress } from '../../src/core/address.ts'
import { poolOf, type Pool } from '../../src/market/pool.ts'
import type { TokenFacts } from '../../src/market/token.ts'

export interface DenseMarket {
  tokens: TokenFacts[]
  pools: Pool[]
}

/** Returns a generator of numbers below 1, the same for a seed, so that every run measures the same market. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns a market of randomly drawn pairs between the given number of tokens; every pair has reserves. */
export function denseMarket(pairCount: number, tokenCount: number): DenseMarket {
  const random = seeded(pairCount * 1_000 + tokenCount)
  const reserveRaw = () => 10n ** 21n + BigInt(Math.floor(random() * 1e6)) * 10n ** 19n
  const tokens = Array.from({ length: tokenCount }, (_, index) => ({
    ...{ address: toAddress(`0x${String(index + 1).padStart(40, '7')}`), decimals: 18, symbol: `T${index}` },
  }))
  const drawn = tokens
    .flatMap((one, index) => tokens.slice(index + 1).map((other) => ({ one, other, lot: random() })))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, pairCount)
  return { tokens, pools: drawn.map(({ one, other }) => poolOf(one, reserveRaw(), other, reserveRaw())) }
}
