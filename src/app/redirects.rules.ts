const ADDRESS = '0x[0-9a-fA-F]{40}'
const CURRENCY = `(?:BNB|${ADDRESS})`
const TWO_CURRENCIES = new RegExp(`^(${CURRENCY})-(${CURRENCY})$`)
const TWO_ADDRESSES = new RegExp(`^(${ADDRESS})-(${ADDRESS})$`)

/** Where the paths lead that name a place by another word (trading 2.1). */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['send', '/swap'],
  ['pool', '/liquidity'],
  ['staking', '/pools'],
  ['syrup', '/pools'],
  ['nft', '/collectibles'],
  ['create', '/add'],
])

/** The words of the paths that lead elsewhere. */
export const oldWords: readonly string[] = [...RENAMED.keys()]

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Answers a path's segments without the slash that may stand at its end. */
const segmentsOf = (pathname: string): string[] => pathname.replace(/\/$/, '').split('/').slice(1).map(decoded)

/** Answers the query with one more parameter, joined with & where there is a query already, else with ? (trading 2.1). */
const withParameter = (search: string, name: string, value: string): string =>
  `${search ? `${search}&` : '?'}${name}=${encodeURIComponent(value)}`

/** Answers where the currencies of an add or create path lead; null where they may stay. */
function addTarget([a = '', b, ...more]: string[]): string | null {
  if (more.length > 0) return null
  if (b !== undefined) return a.toLowerCase() === b.toLowerCase() ? `/add/${encodeURIComponent(a)}` : null
  const joined = TWO_CURRENCIES.exec(a)
  return joined ? `/add/${joined[1]}/${joined[2]}` : null
}

function removeTarget([tokens = '', ...more]: string[]): string | null {
  if (tokens === '' || more.length > 0) return null
  const joined = TWO_ADDRESSES.exec(tokens)
  return joined ? `/remove/${joined[1]}/${joined[2]}` : '/pool'
}

function pathFor(area: string, rest: string[]): string | null {
  if (rest.length === 0) return RENAMED.get(area) ?? null
  if (area === 'add' || area === 'create') return addTarget(rest)
  return area === 'remove' ? removeTarget(rest) : null
}

/** What a location says of the place it names; the query and the hash with their signs, or empty. */
export interface Place {
  pathname: string
  search: string
  hash: string
}

/**
 * Answers where a path leads instead; null for a path that stays (trading 2.1). The query and the hash go along, so that
 * a link keeps what it says. Nothing is said of whether a page stands at the place it leads to.
 */
export function redirectFor({ pathname, search, hash }: Place): string | null {
  const [area = '', ...rest] = segmentsOf(pathname)
  if (area === 'swap' && rest.length === 1 && !pathname.endsWith('/')) {
    return `/swap${withParameter(search, 'outputCurrency', rest[0] ?? '')}${hash}`
  }
  const path = pathFor(area, rest)
  return path === null ? null : `${path}${search}${hash}`
}
