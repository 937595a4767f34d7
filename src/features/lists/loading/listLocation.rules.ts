/** Hosts that answer for content addresses, in the order in which they are tried; each url ends with a slash. */
export interface Gateways {
  ipfs: readonly string[]
  ipns: readonly string[]
}

const NAME = /^((?:[^\s/:.]+\.)+eth)(\/\S*)?$/i
const URL_FORM = /^(https?|ipfs|ipns):\/\/([^\s/]\S*)$/i
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/i

/** Answers the name and the path of a location by name: `list.eth/path`; null for any other location. */
export function readListName(location: string): { name: string; path: string } | null {
  const [, name, path = ''] = NAME.exec(location) ?? []
  return name ? { name, path } : null
}

/** Answers whether a location is a name ending in eth (trading 5 "Token list location"). */
export const isListName = (location: string): boolean => readListName(location) !== null

/** Only a deployment of this machine, which has its gateway here, may read lists from here without encryption. */
const isOnThisMachine = (url: string, { ipfs }: Gateways): boolean => LOOPBACK.test(url) && ipfs.some(isPlain)
const isPlain = (url: string): boolean => url.startsWith('http:')

/**
 * Answers the urls to try for a location that is no name, in order; none where the protocol is not known. http becomes https,
 * save on this machine for a deployment of this machine (trading 5 "Token list location").
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

/** A content address stands for a folder or a file; gateways answer both when a slash ends the bare address. */
const inGateway = (target: string): string => (target.includes('/') ? target : `${target}/`)

/** Answers whether a typed location has a form that can be fetched; otherwise "Enter valid list location" (trading 5). */
export const isListLocation = (location: string): boolean => isListName(location) || URL_FORM.test(location)
