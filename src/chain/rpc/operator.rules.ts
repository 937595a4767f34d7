/** Second-level labels under which a country's domains are registered, as in co.uk. */
const SECOND_LEVELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])
const IP_ADDRESS = /^\[|^[\d.]+$/

/**
 * Returns the registrable domain, by its usual form. For unusual forms two hosts count as one operator, never one
 * operator as two.
 */
function registrableDomain(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname
  const labels = hostname.split('.')
  const [country = '', second = ''] = labels.toReversed()
  return labels.slice(country.length === 2 && SECOND_LEVELS.has(second) ? -3 : -2).join('.')
}

/** Returns the operator of a node: the deployment's name for its host, otherwise its registrable domain. */
export function operatorOf(url: string, operators: Readonly<Record<string, string>> = {}): string {
  const { host, hostname } = new URL(url)
  return operators[host] ?? registrableDomain(hostname)
}
