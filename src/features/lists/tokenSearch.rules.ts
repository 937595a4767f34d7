/** What a search looks at. */
export interface Searchable {
  symbol: string
  name: string
  /** Null for the native coin. */
  address: string | null
}

const ADDRESS = /^0x[0-9a-f]{40}$/

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function matchesWords({ symbol, name }: Searchable, queryWords: readonly string[]): boolean {
  const words = [...wordsIn(symbol), ...wordsIn(name)]
  return queryWords.every((wanted) => words.some((word) => word.startsWith(wanted) || word.endsWith(wanted)))
}

function rank(symbol: string, query: string): number {
  const lower = symbol.toLowerCase()
  if (lower === query) return 0
  return lower.startsWith(query) ? 1 : 2
}

/** Answers whether the native coin belongs in the results of a search: for nothing, b, bn and bnb (trading 5). */
export const isNativeWanted = (query: string): boolean => ['', 'b', 'bn', 'bnb'].includes(query.trim().toLowerCase())

/**
 * Answers the tokens a search finds (trading 5): an address matches exactly; otherwise every word must start or end a
 * word of symbol or name, exact symbols first, then symbols that begin so, then the given order.
 */
export function searchTokens<T extends Searchable>(tokens: readonly T[], query: string): T[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return [...tokens]
  if (ADDRESS.test(wanted)) return tokens.filter(({ address }) => address?.toLowerCase() === wanted)
  const words = wordsIn(wanted)
  return tokens
    .filter((token) => matchesWords(token, words))
    .toSorted((a, b) => rank(a.symbol, wanted) - rank(b.symbol, wanted))
}

/** Answers the tokens with larger balances first, then those with none in alphabetical order of symbol (trading 5). */
export function sortByBalance<T extends Searchable>(
  tokens: readonly T[],
  balanceOf: (token: T) => { raw: bigint; decimals: number } | undefined,
): T[] {
  const scale = 30n
  const comparable = (token: T): bigint => {
    const balance = balanceOf(token)
    return balance ? balance.raw * 10n ** (scale - BigInt(balance.decimals)) : 0n
  }
  const known = new Map(tokens.map((token) => [token, comparable(token)]))
  return tokens.toSorted((a, b) => {
    const [amountA, amountB] = [known.get(a) ?? 0n, known.get(b) ?? 0n]
    if (amountA !== amountB) return amountA > amountB ? -1 : 1
    return a.symbol.localeCompare(b.symbol)
  })
}
