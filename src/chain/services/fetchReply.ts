import { readWithin } from '../http/readWithin'

/** Time limit of one attempt, in milliseconds. */
const ATTEMPT_MS = 5_000
const RETRY_DELAY_MS = 500
/** Maximum size of a reply: a page of 1000 entries of 1 KB. */
const REPLY_BYTES = 1_000_000

/** The services do not reply, or their reply is not usable. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError'
}

async function attempt(url: string, init: RequestInit, maxBytes: number): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error', cache: 'no-store' },
    signal: AbortSignal.timeout(ATTEMPT_MS),
  })
  const { status } = response
  if (status === 429 || status >= 500) {
    await response.body?.cancel()
    throw new ServiceUnavailableError(`The services returned HTTP ${status}`)
  }
  const text = response.body ? await readWithin(response.body, maxBytes) : ''
  const type = response.headers.get('content-type') ?? 'text/plain'
  return new Response(text || null, { status, headers: { 'content-type': type } })
}

/**
 * Returns the reply to a read of a service, of limited size and without the account's cookies. Each attempt has a time
 * limit; a failed one is repeated once. Throws ServiceUnavailableError.
 */
export async function fetchReply(url: string, init: RequestInit = {}, maxBytes = REPLY_BYTES): Promise<Response> {
  try {
    return await attempt(url, init, maxBytes)
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_DELAY_MS)
    })
  }
  try {
    return await attempt(url, init, maxBytes)
  } catch (cause) {
    throw new ServiceUnavailableError('The services do not reply', { cause })
  }
}
