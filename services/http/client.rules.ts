import { isIP } from 'node:net'

/** Returns the network of an IPv6 address, of which one client can use every address; an IPv4 address as it is. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * Returns the key by which requests of a client are limited. Behind `proxies` proxies it is the address that the
 * outermost of them added to X-Forwarded-For. Entries before it are the client's own claim.
 */
export function clientKey(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const entries = forwardedFor?.split(',').map((entry) => entry.trim()) ?? []
  const claimed = proxies > 0 ? entries.at(-proxies) : undefined
  const address = claimed !== undefined && isIP(claimed) ? claimed : remote
  return address === undefined ? 'unknown' : networkOf(address)
}
