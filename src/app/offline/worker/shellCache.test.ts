import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { cachePrefix } from './removal'
import { createShellCache } from './shellCache'

const SCOPE = 'https://app.example/'
const [SCRIPT, FILE] = ['assets/one.js', 'images/one.svg']
const PUBLISHED: Readonly<Record<string, string>> = {
  'index.html': '<meta name="build" content="build-1">',
  [SCRIPT]: 'run()',
  [FILE]: 'picture',
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const shell = {
  build: 'build-1',
  integrity: Object.fromEntries(Object.entries(PUBLISHED).map(([file, text]) => [file, hashOf(text)])),
  files: [SCRIPT],
  onDemand: [FILE],
}
const name = `${cachePrefix(SCOPE)}${shell.build}`
const olderName = `${cachePrefix(SCOPE)}build-0`

interface Host {
  /** The content that the host serves by file and by the request's cache mode; the published content by default. */
  serves: Record<string, string | ((cache: string) => string)>
  kept: Map<string, Map<string, Response>>
  refused: string[]
  cache: ReturnType<typeof createShellCache>
}

/** Simulates cache storage by its specification: opening a cache creates it. `onOpen` is called just before. */
function startBrowser(onOpen: (kept: Host['kept']) => void = () => {}): Host {
  const kept: Host['kept'] = new Map([[name, new Map([[SCOPE, new Response('page')]])]])
  const open = async (requests: string) => {
    onOpen(kept)
    const entries = kept.get(requests) ?? new Map<string, Response>()
    kept.set(requests, entries)
    return {
      put: async (url: string, response: Response) => void entries.set(url, response),
      match: async (url: string) => entries.get(url)?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  vi.stubGlobal('caches', {
    ...{
      open,
      has: async (requests: string) => kept.has(requests),
      delete: async (requests: string) => kept.delete(requests),
    },
    keys: async () => [...kept.keys()],
    match: async (url: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(url)?.clone(),
  })
  const host: Omit<Host, 'cache'> = { serves: {}, kept, refused: [] }
  vi.stubGlobal('fetch', async (url: string, { cache }: { cache: string }) => {
    const file = url.slice(SCOPE.length) || 'index.html'
    const served = host.serves[file] ?? PUBLISHED[file]
    return new Response(typeof served === 'function' ? served(cache) : served)
  })
  return { ...host, cache: createShellCache(SCOPE, shell, (file) => host.refused.push(file)) }
}

afterEach(() => vi.unstubAllGlobals())

it('stores a file that was requested beside the page', async () => {
  const { cache, kept } = startBrowser()
  expect(await (await cache.file(FILE)).text()).toBe('picture')
  expect([...(kept.get(name)?.keys() ?? [])]).toEqual([SCOPE, SCOPE + FILE])
})

it('returns a file and stores nothing when the cache was deleted during the fetch', async () => {
  const { cache, kept } = startBrowser((all) => all.delete(name))
  expect(await (await cache.file(FILE)).text()).toBe('picture')
  expect([...kept.keys()]).toEqual([])
})

it('refuses an altered file on demand, reports it, and stores nothing', async () => {
  const { cache, kept, refused, serves } = startBrowser()
  serves[FILE] = 'pictures'
  await expect(cache.file(FILE)).rejects.toThrow('is not the file that was published')
  expect(refused).toEqual([FILE])
  expect([...(kept.get(name)?.keys() ?? [])]).toEqual([SCOPE])
})

it('fetches past the browser’s cache if only that has altered bytes', async () => {
  const { cache, refused, serves } = startBrowser()
  serves[FILE] = (mode) => (mode === 'reload' ? 'picture' : 'altered')
  expect(await (await cache.file(FILE)).text()).toBe('picture')
  expect(refused).toEqual([])
})

it('takes a file from the cache of an older build only if its content is the same', async () => {
  const { cache, kept } = startBrowser()
  const older = new Map([[SCOPE + FILE, new Response('an older picture')]])
  kept.set(olderName, older)
  expect(await (await cache.file(FILE)).text()).toBe('picture')
  kept.get(name)?.delete(SCOPE + FILE)
  older.set(SCOPE + FILE, new Response('picture', { headers: { 'x-from': 'older' } }))
  expect((await cache.file(FILE)).headers.get('x-from')).toBe('older')
})

it.each(['index.html', SCRIPT])('stores nothing of a build whose %s is altered, and reports it', async (file) => {
  const { cache, kept, refused, serves } = startBrowser()
  kept.clear()
  serves[file] = `${PUBLISHED[file]} `
  await expect(cache.fill()).rejects.toThrow('is not the file that was published')
  expect(refused).toEqual([file])
  expect([...kept.keys()]).toEqual([])
})

it('reports nothing if the page is of another build', async () => {
  const { cache, kept, refused, serves } = startBrowser()
  kept.clear()
  serves['index.html'] = '<meta name="build" content="build-2">'
  await expect(cache.fill()).rejects.toThrow('another build')
  expect([refused, [...kept.keys()]]).toEqual([[], []])
})

it('stores a whole build with the files requested before', async () => {
  const { cache, kept } = startBrowser()
  kept.clear()
  kept.set(olderName, new Map([[SCOPE + FILE, new Response('an older picture')]]))
  await cache.fill()
  // The files are fetched at once, so their order is that of arrival.
  expect(new Set(kept.get(name)?.keys())).toEqual(new Set([SCOPE, SCOPE + SCRIPT, SCOPE + FILE]))
  expect(
    await kept
      .get(name)
      ?.get(SCOPE + FILE)
      ?.text(),
  ).toBe('picture')
})

it('returns a file that only the previous build has, for tabs that still run it', async () => {
  const { kept, cache } = startBrowser()
  kept.set(olderName, new Map([[`${SCOPE}assets/zero.js`, new Response('old()')]]))
  expect(await (await cache.older('assets/zero.js'))?.text()).toBe('old()')
  expect(await cache.older('assets/none.js')).toBeUndefined()
})

it('does not take its own files for those of an older build', async () => {
  const { kept, cache } = startBrowser()
  kept.get(name)?.set(`${SCOPE}${SCRIPT}`, new Response(PUBLISHED[SCRIPT]))
  expect(await cache.older(SCRIPT)).toBeUndefined()
})
