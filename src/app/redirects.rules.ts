import { pathSegments } from '../core/pathSegments.ts'

const ADDRESS = '0x[0-9a-fA-F]{40}'
const CURRENCY = `(?:BNB|${ADDRESS})`
const TWO_CURRENCIES = new RegExp(`^(${CURRENCY})-(${CURRENCY})$`)
const TWO_ADDRESSES = new RegExp(`^(${ADDRESS})-(${ADDRESS})$`)

/** Redirects of renamed paths (trading 2.1). */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['send', '/swap'],
  ['pool', '/liquidity'],
  ['staking', '/pools'],
  ['syrup', '/pools'],
  ['nft', '/collectibles'],
  ['create', '/add'],
])

/** First segments of renamed paths. */
export const renamedSegments: readonly string[] = [...RENAMED.keys()]

/** Appends a query parameter, joined with & if there is a query, else with ? (trading 2.1). */
const withParameter = (search: string, name: string, value: string): string =>
  `${search ? `${search}&` : '?'}${name}=${encodeURIComponent(value)}`

/** Returns the redirect target of an add or create path; null without a redirect. */
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

/** Path, query and hash of a location; query and hash include their prefix, or are empty. */
export interface Place {
  pathname: string
  search: string
  hash: string
}

/**
 * Returns the redirect target of a location, or null (trading 2.1). Query and hash are preserved, so that links keep
 * working. The target may itself be a redirect or an unknown path.
 */
export function redirectFor({ pathname, search, hash }: Place): string | null {
  const [area = '', ...rest] = pathSegments(pathname)
  if (area === 'swap' && rest.length === 1 && !pathname.endsWith('/')) {
    return `/swap${withParameter(search, 'outputCurrency', rest[0] ?? '')}${hash}`
  }
  const path = pathFor(area, rest)
  return path === null ? null : `${path}${search}${hash}`
}
