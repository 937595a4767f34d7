import { readWithin } from '../../../chain/http/readWithin'
import { LIST_BYTES, LIST_TIME_MS } from './limits.rules'

/** Content types that list hosts and gateways use for JSON; an HTML page is an error page whatever its status. */
const JSON_TYPES = /^(application\/([\w.-]+\+)?json|application\/octet-stream|text\/plain)\b/i

const isPlain = (url: string): boolean => url.startsWith('http:')

/**
 * Reads JSON from a URL without credentials or referrer. Throws when the host fails, exceeds LIST_TIME_MS in total,
 * returns a type other than JSON or redirects away from https. Also throws beyond LIST_BYTES, and reads no more than
 * that.
 */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer', headers: { accept: 'application/json' } },
    signal: AbortSignal.timeout(LIST_TIME_MS),
  })
  try {
    if (!response.ok) throw new Error(`It answers with HTTP ${response.status}`)
    if (isPlain(response.url) && !isPlain(url)) throw new Error('It leads away from https')
    const type = response.headers.get('content-type')
    if (type && !JSON_TYPES.test(type)) throw new Error(`It is of the type ${type}`)
    if (!response.body) throw new Error('It is empty')
    return JSON.parse(await readWithin(response.body, LIST_BYTES))
  } catch (error) {
    // Stops the download of a rejected response.
    if (response.body && !response.body.locked) await response.body.cancel()
    throw error
  }
}

/**
 * Returns the JSON of the first URL that succeeds, in order; throws "Failed to download list {location}" (trading 8).
 */
export async function fetchFirstJson(urls: readonly string[], location: string): Promise<unknown> {
  let cause: unknown
  for (const url of urls) {
    try {
      return await fetchJson(url)
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`Failed to download list ${location}`, { cause })
}
