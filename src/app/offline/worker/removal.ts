/** What every cache of ours begins with; a site may hold other products beside this one. */
const CACHE_PREFIX = 'hotcake-shell '

/** Answers the beginning of the cache names of the app below `scope`, a URL with its last slash. */
export const cachePrefix = (scope: string): string => `${CACHE_PREFIX}${scope} `

/**
 * Answers whether the host has turned service workers off: `service-worker.json` beside index.html says
 * `"isOn": false`. No answer, or any other, leaves things as they are.
 */
export async function isSwitchedOff(scope: string): Promise<boolean> {
  try {
    const response = await fetch(`${scope}service-worker.json`, { cache: 'no-store' })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'isOn' in answer && answer.isOn === false
  } catch {
    return false
  }
}

async function deleteCaches(scope: string): Promise<void> {
  const names = await caches.keys()
  const prefix = cachePrefix(scope)
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

/** Unregisters a worker and deletes what it kept; its pages work on, from the network. */
export async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await deleteCaches(registration.scope)
  await registration.unregister()
  // What the worker was about to keep when the first were deleted.
  await deleteCaches(registration.scope)
}
