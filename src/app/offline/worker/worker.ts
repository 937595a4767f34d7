import { isSwitchedOff, removeWorker } from './removal'
import { responseKind } from './requests.rules'
import type { FetchedEvent, WorkerScope } from './scope'
import { createShellCache, type Shell } from './shellCache'

/** Inserted by the build (scripts/serviceWorker.ts). */
declare const SHELL: Shell

/** How long a page may take from the network before the cached one is shown. */
const PAGE_PATIENCE_MS = 3_000

const worker = self as unknown as WorkerScope
const { scope } = worker.registration
const build: Shell = SHELL
const shell = createShellCache(scope, build, (file) => void reportRefused(file))

/** Refused files that were reported already; at most the build's own files. */
const reported = new Set<string>()

/** Reports a refused file to every open page, once; the page shows a message (src/app/offline/refusedFiles.ts). */
async function reportRefused(refused: string): Promise<void> {
  if (reported.has(refused)) return
  reported.add(refused)
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const client of open) client.postMessage({ refused }, { transfer: [] })
}

async function install(): Promise<void> {
  if (await isSwitchedOff(scope)) throw new Error('Service workers are turned off here')
  await shell.fill()
  // Waiting is unnecessary: code that open tabs of the previous build still load is served from its cache.
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  await shell.dropOlder()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** Returns the page from the network, which has the newest one; if that fails or is late, the cached page. */
async function page({ request, preloadResponse }: FetchedEvent): Promise<Response> {
  const fresh = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request))
  const timedOut = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page is late')), PAGE_PATIENCE_MS)
  })
  try {
    const response = await Promise.race([fresh, timedOut])
    if (response.ok || response.type === 'opaqueredirect') return response
  } catch {
    // No network, or none in time.
  }
  return (await shell.page()) ?? fresh
}

/** Returns code of the previous build from its cache, because the host may have deleted it; else from the host. */
const olderOrFetched = async (request: Request, path: string): Promise<Response> =>
  (await shell.older(path)) ?? fetch(request)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

async function removeIfSwitchedOff(): Promise<void> {
  if (await isSwitchedOff(scope)) await removeWorker(worker.registration)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('message', (event) => {
  if (!isTexts(event.data)) return
  const paths = event.data.map((url) => url.slice(scope.length))
  const requested = build.onDemand.filter((file) => paths.includes(file))
  event.waitUntil(Promise.allSettled(requested.map((file) => shell.file(file))))
})

worker.addEventListener('fetch', (event) => {
  const kind = responseKind(event.request, scope, build)
  if (kind === null) return
  if (kind !== 'shell') {
    const { request } = event
    return event.respondWith('file' in kind ? shell.file(kind.file) : olderOrFetched(request, kind.older))
  }
  event.respondWith(page(event))
  event.waitUntil(removeIfSwitchedOff())
})
