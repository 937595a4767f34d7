import { LIST_BYTES, LIST_TIME_MS } from './limits.rules'

/** What hosts of lists and gateways call JSON; a page of HTML is an error page whatever its status says. */
const JSON_TYPES = /^(application\/([\w.-]+\+)?json|application\/octet-stream|text\/plain)\b/i

const isPlain = (url: string): boolean => url.startsWith('http:')

async function readWithin(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limitBytes) {
      await reader.cancel()
      throw new Error(`It is larger than ${limitBytes} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reads JSON from a url without telling the host who asks. Throws when the host fails, is slower than LIST_TIME_MS in all,
 * answers another type than JSON, sends more than LIST_BYTES (of which no more is read) or leads away from https.
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
    // What is left of a refused answer must not be loaded to its end.
    if (response.body && !response.body.locked) await response.body.cancel()
    throw error
  }
}

/** Answers the JSON of the first url that gives any, tried in order; throws "Failed to download list {location}" (trading 8). */
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
