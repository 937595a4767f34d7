import { readProfileName } from '../../../chain/services/profileName'
import type { Address } from '../../../core/address'
import { boundedMap } from '../../../core/boundedMap'

/** More than the accounts of several pages; an evicted name is read again. */
const MOST_NAMES = 1_000
/** Time without requests after a failed one: a list of accounts must not repeat a request for each of them. */
const PAUSE_MS = 30_000
/** Time for which an account without a name is not read again. */
const UNNAMED_MS = 60_000
/** More accounts than a window shows: those that a fast scroll passes are not read. */
const MOST_AT_ONCE = 40

interface Known {
  name: string | null
  /** Infinity for a name, which does not change. */
  untilMs: number
}

const names = boundedMap<string, Known>(MOST_NAMES)
const awaited = new Map<string, Promise<string | null>>()
let pausedUntilMs = 0

async function read(servicesUrl: string, account: Address): Promise<string | null> {
  const key = account.toLowerCase()
  try {
    const name = await readProfileName(servicesUrl, account)
    names.set(key, { name, untilMs: name === null ? Date.now() + UNNAMED_MS : Infinity })
    return name
  } catch (error) {
    pausedUntilMs = Date.now() + PAUSE_MS
    throw error
  } finally {
    awaited.delete(key)
  }
}

/**
 * Returns the name of an account, null for none, from the cache or the services. Names do not change, so one that was
 * read is not read again. Rejects at once for a while after a failure, and while too many names are awaited.
 */
export async function knownName(servicesUrl: string, account: Address): Promise<string | null> {
  const key = account.toLowerCase()
  const known = names.get(key)
  if (known && Date.now() < known.untilMs) return known.name
  const pending = awaited.get(key)
  if (pending) return pending
  if (Date.now() < pausedUntilMs || awaited.size >= MOST_AT_ONCE) throw new Error('The services do not reply')
  const reading = read(servicesUrl, account)
  awaited.set(key, reading)
  return reading
}
