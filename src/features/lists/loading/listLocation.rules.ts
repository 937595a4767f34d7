/** Gateways for content addresses, in the order of use; each URL ends with a slash. */
export interface Gateways {
  ipfs: readonly string[]
  ipns: readonly string[]
}

const NAME = /^((?:[^\s/:.]+\.)+eth)(\/\S*)?$/i
const URL_FORM = /^(https?|ipfs|ipns):\/\/([^\s/]\S*)$/i
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/i

/** Returns name and path of a location by ENS name: `list.eth/path`; null for any other location. */
export function readListName(location: string): { name: string; path: string } | null {
  const [, name, path = ''] = NAME.exec(location) ?? []
  return name ? { name, path } : null
}

/** Returns whether a location is a name ending in eth (trading 5 "Token list location"). */
export const isListName = (location: string): boolean => readListName(location) !== null

/** Returns whether a list may be read without encryption: a loopback one, in a deployment with a plain http gateway. */
const isOnThisMachine = (url: string, { ipfs }: Gateways): boolean => LOOPBACK.test(url) && ipfs.some(isPlain)
const isPlain = (url: string): boolean => url.startsWith('http:')

/**
 * Returns the URLs to try for a location other than a name, in order; none for an unknown protocol. Upgrades http to
 * https, except for loopback in a deployment on this machine (trading 5 "Token list location").
 */
export function listUrls(location: string, gateways: Gateways): string[] {
  const [, scheme = '', target = ''] = URL_FORM.exec(location) ?? []
  const protocol = scheme.toLowerCase()
  if (protocol === 'ipfs' || protocol === 'ipns')
    return gateways[protocol].map((gateway) => gateway + inGateway(target))
  if (protocol === 'https') return [location]
  if (protocol === 'http') return [isOnThisMachine(location, gateways) ? location : `https${location.slice(4)}`]
  return []
}

/** Returns the path in a gateway. With a slash after a bare content address, gateways serve folders and files alike. */
const inGateway = (target: string): string => (target.includes('/') ? target : `${target}/`)

/** Checks that a typed location has a fetchable form; otherwise "Enter valid list location" (trading 5). */
export const isListLocation = (location: string): boolean => isListName(location) || URL_FORM.test(location)
