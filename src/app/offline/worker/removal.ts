/** The prefix of this app's caches; a site may host other apps too. */
const CACHE_PREFIX = 'hotcake-shell '

/** Returns the prefix of the cache names of the app below `scope`, a URL with a trailing slash. */
export const cachePrefix = (scope: string): string => `${CACHE_PREFIX}${scope} `

/**
 * Returns whether the host has turned service workers off with `"isOn": false` in `service-worker.json` beside
 * index.html. A missing or any other content changes nothing.
 */
export async function isSwitchedOff(scope: string): Promise<boolean> {
  try {
    const response = await fetch(`${scope}service-worker.json`, { cache: 'no-store' })
    const settings: unknown = await response.json()
    return typeof settings === 'object' && settings !== null && 'isOn' in settings && settings.isOn === false
  } catch {
    return false
  }
}

async function deleteCaches(scope: string): Promise<void> {
  const names = await caches.keys()
  const prefix = cachePrefix(scope)
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

/** Unregisters a worker and deletes its caches; its pages continue from the network. */
export async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await deleteCaches(registration.scope)
  await registration.unregister()
  // Deletes what the worker stored during the first deletion.
  await deleteCaches(registration.scope)
}
