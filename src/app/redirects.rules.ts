const ADDRESS = '0x[0-9a-fA-F]{40}'
const CURRENCY = `(?:BNB|${ADDRESS})`

const SIMPLE: Record<string, string> = {
  '/pool': '/liquidity',
  '/staking': '/pools',
  '/syrup': '/pools',
  '/nft': '/collectibles',
  '/create': '/add',
}

/** Answers the query with one more parameter, joined with & where there is a query already, else with ? (trading 2.1). */
const withParameter = (search: string, name: string, value: string): string =>
  `${search || '?'}${search.length > 1 ? '&' : ''}${name}=${value}`

function addTarget(base: string, rest: string): string | null {
  const [a = '', b = '', ...more] = rest.split('/')
  if (more.length > 0) return null
  const joined = new RegExp(`^(${CURRENCY})-(${CURRENCY})$`).exec(a)
  if (!b && joined) return `${base}/${joined[1]}/${joined[2]}`
  return b && a.toLowerCase() === b.toLowerCase() ? `${base}/${a}` : null
}

/**
 * Answers where a path leads instead, with the query as it is to be kept; null for a path that stays (trading 2.1).
 * Nothing is said of whether a page stands at the place it leads to.
 */
export function redirectFor(pathname: string, search: string): string | null {
  const simple = SIMPLE[pathname]
  if (simple) return simple + search
  if (pathname === '/send') return `/swap${search}`
  const [, area = '', ...segments] = pathname.split('/')
  const rest = segments.join('/')
  switch (area) {
    case 'swap':
      if (segments.length === 1) return `/swap${rest ? withParameter(search, 'outputCurrency', rest) : search}`
      return null
    case 'add':
      return rest ? addTarget('/add', rest) : null
    case 'create': {
      const target = addTarget('/create', rest)
      return target ? target.replace(/^\/create/, '/add') : null
    }
    case 'remove': {
      if (segments.length !== 1) return null
      const pair = new RegExp(`^(${ADDRESS})-(${ADDRESS})$`).exec(rest)
      return pair ? `/remove/${pair[1]}/${pair[2]}` : '/pool'
    }
    default:
      return null
  }
}
