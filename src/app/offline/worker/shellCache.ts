import { cachePrefix } from './removal'
import { cachesToDrop, type ShellFiles } from './requests.rules'

/** A build, as its plugin writes it into the worker (scripts/serviceWorker.ts). */
export interface Shell extends ShellFiles {
  build: string
}

/** The page's key in the table of hashes; it is cached under the scope itself. */
const PAGE = 'index.html'

/** Checks the content of a response against the hash of an `integrity` attribute. */
async function isPublished(response: Response, integrity: string | undefined): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/**
 * Creates the cache of one build's files below `scope`, a URL with a trailing slash. Every file is compared with its
 * hash before it is stored or returned. `onRefused` is called with each file for which the host served other bytes.
 */
export function createShellCache(scope: string, shell: Shell, onRefused: (file: string) => void) {
  const { build, integrity, files, onDemand } = shell
  const prefix = cachePrefix(scope)
  const name = `${prefix}${build}`
  const urlOf = (file: string): string => `${scope}${file === PAGE ? '' : file}`

  async function ownCaches(): Promise<string[]> {
    return (await caches.keys()).filter((found) => found.startsWith(prefix))
  }

  /**
   * Fetches a file; throws if the host lacks it. Altered bytes may come from the browser's cache, so one retry goes
   * past it.
   */
  async function fetchPublished(file: string): Promise<Response> {
    // Names with a hash may come from the browser's cache; the others are revalidated.
    const modes = [file.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const
    for (const cache of modes) {
      const response = await fetch(urlOf(file), { cache })
      if (!response.ok) throw new Error(`${file}: status ${response.status}`)
      if (await isPublished(response, integrity[file])) return response
      if (file === PAGE && !(await response.clone().text()).includes(build)) {
        throw new Error('The page is of another build')
      }
    }
    onRefused(file)
    throw new Error(`${file} is not the file that was published`)
  }

  async function fetchPage(): Promise<Response> {
    const response = await fetchPublished(PAGE)
    // Created anew, because a navigation rejects a response that was redirected.
    return new Response(await response.arrayBuffer(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  /** Stores a response, unless the cache was deleted while it was fetched: opening a cache would create it anew. */
  async function store(url: string, response: Response): Promise<void> {
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    await cache.put(url, response)
    // Deleted in between: the new cache lacks the page, and nothing else would delete it.
    if ((await cache.match(scope)) === undefined) await caches.delete(name)
  }

  async function filesInOlderCaches(): Promise<string[]> {
    const stored = await Promise.all((await ownCaches()).map(async (each) => (await caches.open(each)).keys()))
    const urls = new Set(stored.flat().map(({ url }) => url))
    return onDemand.filter((file) => urls.has(urlOf(file)))
  }

  /** Returns a file from the cache of an older build if it has the same content. */
  async function fromOlder(file: string): Promise<Response | undefined> {
    for (const cacheName of await ownCaches()) {
      const stored = await caches.match(urlOf(file), { cacheName })
      if (stored && (await isPublished(stored, integrity[file]))) return stored
    }
    return undefined
  }

  return {
    /** Fetches the whole build; throws, and stores nothing, if a part is missing or altered. */
    async fill(): Promise<void> {
      try {
        const allFiles = [...files, ...(await filesInOlderCaches())]
        const cache = await caches.open(name)
        await cache.put(scope, await fetchPage())
        await Promise.all(allFiles.map(async (file) => cache.put(urlOf(file), await fetchPublished(file))))
      } catch (error) {
        await caches.delete(name)
        throw error
      }
    },
    async dropOlder(): Promise<void> {
      await Promise.all(cachesToDrop(await caches.keys(), prefix, name).map((each) => caches.delete(each)))
    },
    /** Returns the app's page as it was installed. */
    async page(): Promise<Response | undefined> {
      return caches.match(scope, { cacheName: name })
    },
    /** Returns a file from the caches of older builds, which checked it when they stored it; undefined where none has it. */
    async older(path: string): Promise<Response | undefined> {
      for (const cacheName of await ownCaches()) {
        const stored = cacheName === name ? undefined : await caches.match(urlOf(path), { cacheName })
        if (stored) return stored
      }
      return undefined
    },
    /** Returns one of the build's files: cached, or fetched and, where it is on demand, stored. Throws for altered bytes. */
    async file(path: string): Promise<Response> {
      const stored = (await caches.match(urlOf(path), { cacheName: name })) ?? (await fromOlder(path))
      if (stored) return stored
      const response = await fetchPublished(path)
      if (onDemand.includes(path)) await store(urlOf(path), response.clone())
      return response
    },
  }
}
