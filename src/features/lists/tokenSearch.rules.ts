import type { Address } from '../../core/address'
/** Searchable fields of a token. */
export interface Searchable {
  symbol: string
  /** Present if the symbol is shortened. */
  fullSymbol?: string
  name: string
  /** Null for the native coin. */
  address: Address | null
}

interface Indexed {
  symbol: string
  /** The words of symbol and name, each between spaces, so that prefixes and suffixes are substrings. */
  words: string
}

const ADDRESS = /^0x[0-9a-f]{40}$/

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

// Ten thousand tokens are searched after each pause in typing: their words are split once.
const indexed = new WeakMap<Searchable, Indexed>()
const inOrder = new WeakMap<readonly Searchable[], readonly Searchable[]>()

function indexOf(token: Searchable): Indexed {
  let index = indexed.get(token)
  if (!index) {
    const { fullSymbol = token.symbol } = token
    const words = [...wordsOf(fullSymbol), ...wordsOf(token.name)]
    index = { symbol: fullSymbol.toLowerCase(), words: ` ${words.join(' ')} ` }
    indexed.set(token, index)
  }
  return index
}

const normalised = (query: string): string => query.trim().toLowerCase()

/** Returns the address in a search, in lower case; null for a search by words (trading 5). */
export function addressIn(query: string): string | null {
  const normalisedQuery = normalised(query)
  return ADDRESS.test(normalisedQuery) ? normalisedQuery : null
}

/** Returns whether a search matches the native coin: empty, b, bn and bnb (trading 5). */
export const matchesNative = (query: string): boolean => ['', 'b', 'bn', 'bnb'].includes(normalised(query))

/**
 * Returns the matching tokens (trading 5). An address matches exactly. Otherwise every query word must be a prefix or
 * suffix of a word of symbol or name. Exact symbols come first, then symbols with the query as prefix, then the given
 * order.
 */
export function searchTokens<T extends Searchable>(tokens: readonly T[], query: string): readonly T[] {
  const normalisedQuery = normalised(query)
  if (!normalisedQuery) return tokens
  if (ADDRESS.test(normalisedQuery)) return tokens.filter(({ address }) => address?.toLowerCase() === normalisedQuery)
  const ends = wordsOf(normalisedQuery).map((word) => [` ${word}`, `${word} `] as const)
  const ranks: [exact: T[], prefix: T[], rest: T[]] = [[], [], []]
  for (const token of tokens) {
    const { symbol, words } = indexOf(token)
    if (!ends.every(([start, end]) => words.includes(start) || words.includes(end))) continue
    ranks[symbol === normalisedQuery ? 0 : symbol.startsWith(normalisedQuery) ? 1 : 2].push(token)
  }
  return ranks.flat()
}

/**
 * Returns what Enter selects (trading 5): the native coin for its name, else the first result if it is unambiguous.
 * That is the only result, or one whose symbol matches exactly.
 */
export function chosenByEnter<T extends Searchable>(query: string, found: readonly T[]): 'native' | T | null {
  const normalisedQuery = normalised(query)
  if (normalisedQuery === 'bnb') return 'native'
  const [first] = found
  if (!first) return null
  return found.length === 1 || indexOf(first).symbol === normalisedQuery ? first : null
}

/**
 * Returns the tokens sorted by symbol, ignoring case; stable, so that better known tokens stay first among equal
 * symbols.
 */
function bySymbol<T extends Searchable>(tokens: readonly T[]): readonly T[] {
  const known = inOrder.get(tokens)
  if (known) return known as readonly T[]
  const sorted = tokens.toSorted((a, b) => {
    const [first, second] = [indexOf(a), indexOf(b)]
    if (first.symbol === second.symbol) return 0
    return first.symbol < second.symbol ? -1 : 1
  })
  inOrder.set(tokens, sorted)
  return sorted
}

/**
 * Sorts tokens by the value that the account holds, larger first; then held tokens without a price, then the others,
 * both by symbol (trading 5.10.6). `valueOf` returns null for a held token without a price, undefined for one that is
 * not held. `isReversed` mirrors the order.
 */
export function sortByValue<T extends Searchable>(
  tokens: readonly T[],
  valueOf: (token: T) => bigint | null | undefined,
  isReversed = false,
): readonly T[] {
  const valued: { token: T; value: bigint }[] = []
  const unpriced: T[] = []
  const rest: T[] = []
  for (const token of bySymbol(tokens)) {
    const value = valueOf(token)
    if (value === undefined) rest.push(token)
    else if (value === null) unpriced.push(token)
    else valued.push({ token, value })
  }
  const byValue = valued.toSorted((a, b) => (a.value === b.value ? 0 : a.value > b.value ? -1 : 1))
  const sorted = [...byValue.map(({ token }) => token), ...unpriced, ...rest]
  return isReversed ? sorted.toReversed() : sorted
}

/**
 * Returns the tokens with the pinned ones first, in the order of their ids, which are in lower case; unknown ids are
 * left out (trading 2.7.12).
 */
export function withPinnedFirst<T extends { id: string }>(
  tokens: readonly T[],
  pinnedIds: readonly string[],
): readonly T[] {
  if (pinnedIds.length === 0) return tokens
  const places = new Map(pinnedIds.map((id, at) => [id, at]))
  const pinned: T[] = []
  const rest: T[] = []
  for (const token of tokens) {
    const at = places.get(token.id.toLowerCase())
    if (at === undefined) rest.push(token)
    else pinned[at] = token
  }
  return [...pinned.filter(Boolean), ...rest]
}
