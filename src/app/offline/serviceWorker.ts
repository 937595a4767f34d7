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

/** Answers a script's URL as the content security policy wants it, where a browser knows of such things. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptUrlPolicies }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
}

/** Looks at the page that the host serves now, past every cache, and notes when it is of another build than this one. */
async function lookForNewVersion(scope: string): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  try {
    const response = await fetch(scope, { cache: 'no-store' })
    const served = response.ok ? BUILD.exec(await response.text())?.[1] : undefined
    if (own !== undefined && served !== undefined && served !== own) newVersionFound()
  } catch {
    // Offline: the next look may find out.
  }
}

async function removeOwnWorker(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration?.scope === scope) await removeWorker(registration)
}

async function register(scope: string): Promise<void> {
  const look = () => {
    if (!document.hidden) void lookForNewVersion(scope)
  }
  setInterval(look, CHECK_MS)
  document.addEventListener('visibilitychange', look)
  if (!('serviceWorker' in navigator)) return
  if (await isSwitchedOff(scope)) return removeOwnWorker(scope)
  const worker = navigator.serviceWorker
  worker.addEventListener('controllerchange', look)
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void import('./refusedFiles').then(({ reportRefused }) => reportRefused(data))
  })
  await worker.register(trusted(`${scope}sw.js`), { updateViaCache: 'none' })
  const { active } = await worker.ready
  // What this page loaded before its worker was there: its language, its pictures.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(loaded, { transfer: [] })
}

/**
 * Registers the worker that keeps the shell for a visit without a network, when the page has loaded and rests. In
 * development it removes any that an earlier build has left on this address.
 */
export function startServiceWorker(): void {
  const scope = new URL(siteUrl(), location.href).href
  if (!import.meta.env.PROD) {
    if ('serviceWorker' in navigator) void removeOwnWorker(scope)
    return
  }
  // Where workers are forbidden (a private window, a policy) the app works as well, with a network.
  const start = () => void register(scope).catch(() => {})
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1_000))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
