import { cachePrefix } from './removal'
import { cachesToDrop, type ShellFiles } from './requests.rules'

/** A build as the build's plugin tells it to the worker. */
export interface Shell extends ShellFiles {
  build: string
  /** What a file has to be, for those whose names carry their hash: altered ones are refused, and never kept. */
  integrity: Readonly<Record<string, string>>
}

/** Answers the keeper of one build's files below `scope`, a URL with its last slash. */
export function createShellCache(scope: string, { build, integrity, files, onDemand }: Shell) {
  const prefix = cachePrefix(scope)
  const name = `${prefix}${build}`
  const urlOf = (file: string): string => `${scope}${file}`

  async function ours(): Promise<string[]> {
    return (await caches.keys()).filter((found) => found.startsWith(prefix))
  }

  /** Fetches a file that has to be what was built; an altered one in the browser's cache is asked for once more past it. */
  async function fetchHashed(file: string): Promise<Response> {
    const expected = { integrity: integrity[file] ?? '' }
    return fetch(urlOf(file), expected).catch(() => fetch(urlOf(file), { ...expected, cache: 'reload' }))
  }

  async function fetchWhole(file: string): Promise<Response> {
    // Names with a hash may come from the browser's cache; the others are asked for anew.
    const response = await (file in integrity ? fetchHashed(file) : fetch(urlOf(file), { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${file} answers ${response.status}`)
    return response
  }

  async function fetchPage(): Promise<Response> {
    const response = await fetchWhole('')
    const html = await response.text()
    if (!html.includes(build)) throw new Error('The page is of another build')
    // Made anew, because a page may not be answered with a response that was redirected.
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  /** Keeps an answer, unless the cache was deleted while it was fetched: to open a cache makes it anew. */
  async function keep(url: string, response: Response): Promise<void> {
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    await cache.put(url, response)
    // Deleted in between: what was made anew lacks the page, and nobody else would delete it.
    if ((await cache.match(scope)) === undefined) await caches.delete(name)
  }

  async function wantedBefore(): Promise<string[]> {
    const kept = await Promise.all((await ours()).map(async (each) => (await caches.open(each)).keys()))
    const urls = new Set(kept.flat().map(({ url }) => url))
    return onDemand.filter((file) => urls.has(urlOf(file)))
  }

  return {
    /** Fetches the build whole; throws, and keeps nothing, when a part cannot be had. */
    async fill(): Promise<void> {
      try {
        const wanted = [...files, ...(await wantedBefore())]
        const cache = await caches.open(name)
        await cache.put(scope, await fetchPage())
        await Promise.all(wanted.map(async (file) => cache.put(urlOf(file), await fetchWhole(file))))
      } catch (error) {
        await caches.delete(name)
        throw error
      }
    },
    async dropOlder(): Promise<void> {
      await Promise.all(cachesToDrop(await caches.keys(), prefix, name).map((each) => caches.delete(each)))
    },
    /** Answers the app's page as it was installed. */
    async page(): Promise<Response | undefined> {
      return caches.match(scope, { cacheName: name })
    },
    /** Answers one of the build's files: kept, kept by the build before, or fetched and then kept. */
    async file(path: string): Promise<Response> {
      const url = urlOf(path)
      for (const each of [name, ...(await ours())]) {
        const kept = await caches.match(url, { cacheName: each })
        if (kept) return kept
      }
      const response = await (path in integrity ? fetchHashed(path) : fetch(url))
      if (response.ok && onDemand.includes(path)) await keep(url, response.clone())
      return response
    },
  }
}
