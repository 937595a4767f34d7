/** Second levels under which a country's domains are registered, as in co.uk. */
const SECOND_LEVELS: ReadonlySet<string> = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])
const IP_ADDRESS = /^\[|^[\d.]+$/

/**
 * Returns the domain that somebody registered, by its usual shape. Where the shape is another one, two hosts are taken
 * for one operator's rather than one for two.
 */
function registrableDomain(hostname: string): string {
  if (IP_ADDRESS.test(hostname)) return hostname
  const labels = hostname.split('.')
  const [country = '', second = ''] = labels.toReversed()
  return labels.slice(country.length === 2 && SECOND_LEVELS.has(second) ? -3 : -2).join('.')
}

/** Returns who runs a node: as the deployment names it by host, else its registrable domain. */
export function operatorOf(url: string, operators: Readonly<Record<string, string>> = {}): string {
  const { host, hostname } = new URL(url)
  return operators[host] ?? registrableDomain(hostname)
}
