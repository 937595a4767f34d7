/** Content of the cookie of an account (games 3.3.4). */
export interface ProfileCookie {
  /** Empty for an account without a name. */
  username: string
  /** Identifier of the collectible that is the picture; empty for an unknown one. */
  avatar: string
}

/** constants: COOKIE */
const MAX_AGE_S = 30 * 86_400

const nameOf = (account: string): string => `profile_${account}`

/**
 * Returns the text that sets the cookie of an account. It names no domain, so that the browser sends the cookie to this
 * host only. `path` is that of the site, because several sites may share a host.
 */
export const cookieText = (account: string, { username, avatar }: ProfileCookie, path: string): string =>
  [
    `${nameOf(account)}=${encodeURIComponent(JSON.stringify({ username, avatar }))}`,
    `path=${path}`,
    `max-age=${MAX_AGE_S}`,
    'secure',
    'samesite=strict',
  ].join('; ')

/** Returns the text that removes the cookie of an account. */
export const removalText = (account: string, path: string): string =>
  `${nameOf(account)}=; path=${path}; max-age=0; secure; samesite=strict`

const USERNAME = /^(?:[A-Za-z0-9]{3,15})?$/
const AVATAR = /^[\w-]{0,64}$/

function parse(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value)) as unknown
  } catch {
    return null
  }
}

/** Returns the cookie of an account from all cookies of the page; null for a missing or malformed one. */
export function readCookie(cookies: string, account: string): ProfileCookie | null {
  const start = `${nameOf(account)}=`
  const entry = cookies.split('; ').find((each) => each.startsWith(start))
  const value = entry === undefined ? null : parse(entry.slice(start.length))
  if (typeof value !== 'object' || value === null) return null
  const { username, avatar } = value as Readonly<Record<string, unknown>>
  if (typeof username !== 'string' || !USERNAME.test(username)) return null
  return typeof avatar === 'string' && AVATAR.test(avatar) ? { username, avatar } : null
}
