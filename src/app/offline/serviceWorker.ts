import { siteUrl } from '../../core/site'
import { newVersionFound } from './newVersion'
import { isSwitchedOff, removeWorker } from './worker/removal'

const CHECK_MS = 10 * 60_000

const BUILD = /<meta name="build" content="([^"]*)"/

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** Returns a script's URL as a trusted type for the content security policy, if the browser supports those. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptUrlPolicies }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
}

/** Fetches the page past every cache, and marks a new version if it is of another build than this one. */
async function checkVersion(scope: string): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  try {
    const response = await fetch(scope, { cache: 'no-store' })
    const served = response.ok ? BUILD.exec(await response.text())?.[1] : undefined
    if (own !== undefined && served !== undefined && served !== own) newVersionFound()
  } catch {
    // Offline: a later check may succeed.
  }
}

async function removeOwnWorker(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration?.scope === scope) await removeWorker(registration)
}

async function register(scope: string): Promise<void> {
  const checkIfVisible = () => {
    if (!document.hidden) void checkVersion(scope)
  }
  setInterval(checkIfVisible, CHECK_MS)
  document.addEventListener('visibilitychange', checkIfVisible)
  if (!('serviceWorker' in navigator)) return
  if (await isSwitchedOff(scope)) return removeOwnWorker(scope)
  const worker = navigator.serviceWorker
  worker.addEventListener('controllerchange', checkIfVisible)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void import('./refusedFiles').then(({ reportRefused }) => reportRefused(data))
  })
  const registration = await worker.register(trusted(`${scope}sw.js`), { updateViaCache: 'none' })
  // Control comes too late as a sign: it waits until the old worker handles no request, and pages read at every block.
  registration.addEventListener('updatefound', () => {
    if (worker.controller) checkIfVisible()
  })
  // Registering a known worker again does not look for a newer one, and the browser looks at a time of its own.
  if (worker.controller) void registration.update().catch(() => {})
  const { active } = await worker.ready
  // Resources that this page loaded before its worker was active, such as its language and images.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(loaded, { transfer: [] })
}

/**
 * Registers the worker that caches the shell for visits without a network, once the page has loaded and is idle. In
 * development it removes any worker of an earlier build at this address.
 */
export function startServiceWorker(): void {
  const scope = new URL(siteUrl(), location.href).href
  if (!import.meta.env.PROD) {
    if ('serviceWorker' in navigator) void removeOwnWorker(scope)
    return
  }
  // Where workers are forbidden (private window, policy) the app still works, but only with a network.
  const start = () => void register(scope).catch(() => {})
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1_000))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
