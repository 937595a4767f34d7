import { afterEach, expect, it, vi } from 'vitest'
import { cachePrefix } from './removal'
import { createShellCache } from './shellCache'

const SCOPE = 'https://app.example/'
const FILE = 'images/one.svg'
const shell = { build: 'build-1', integrity: {}, files: [], onDemand: [FILE] }
const name = `${cachePrefix(SCOPE)}${shell.build}`

/** What a browser keeps, as the specification has it: to open a cache makes it. `onOpen` is called just before. */
function startBrowser(onOpen: (kept: Map<string, Map<string, Response>>) => void) {
  const kept = new Map<string, Map<string, Response>>([[name, new Map([[SCOPE, new Response('page')]])]])
  const open = async (asked: string) => {
    onOpen(kept)
    const entries = kept.get(asked) ?? new Map<string, Response>()
    kept.set(asked, entries)
    return {
      put: async (url: string, response: Response) => void entries.set(url, response),
      match: async (url: string) => entries.get(url),
    }
  }
  vi.stubGlobal('caches', {
    ...{ open, has: async (asked: string) => kept.has(asked), delete: async (asked: string) => kept.delete(asked) },
    keys: async () => [...kept.keys()],
    match: async (url: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(url),
  })
  vi.stubGlobal('fetch', async () => new Response('picture'))
  return kept
}

afterEach(() => vi.unstubAllGlobals())

it('keeps what was asked for beside the page', async () => {
  const kept = startBrowser(() => {})
  const answer = await createShellCache(SCOPE, shell).file(FILE)
  expect(await answer.text()).toBe('picture')
  expect([...(kept.get(name)?.keys() ?? [])]).toEqual([SCOPE, SCOPE + FILE])
})

it('answers and keeps nothing when all was deleted while a file was on its way', async () => {
  const kept = startBrowser((all) => all.delete(name))
  const answer = await createShellCache(SCOPE, shell).file(FILE)
  expect(await answer.text()).toBe('picture')
  expect([...kept.keys()]).toEqual([])
})
