import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { responseKind, cachesToDrop } from './requests.rules'

const SCOPE = 'https://app.example/cakes/'
const shell = {
  files: ['assets/index-1.js', 'favicon.svg'],
  onDemand: ['locales/de-DE.json'],
  integrity: { 'assets/index-1.js': 'sha256-1', 'favicon.svg': 'sha256-2', 'locales/de-DE.json': 'sha256-3' },
}
const plain = { method: 'GET', mode: 'cors', cache: 'default', integrity: '' }
const ask = (path: string, requests: Partial<typeof plain> = {}) =>
  responseKind({ ...plain, ...requests, url: new URL(path, SCOPE).href }, SCOPE, shell)

test.each([
  ['assets/index-1.js', { file: 'assets/index-1.js' }],
  ['favicon.svg?v=2', { file: 'favicon.svg' }],
  ['locales/de-DE.json', { file: 'locales/de-DE.json' }],
  ['assets/index-2.js', { older: 'assets/index-2.js' }],
  ['service-worker.json', null],
  ['sw.js', null],
  ['', null],
  ['rpc', null],
  ['/assets/index-1.js', null],
])('%j of a page gets %j', (path, answer) => {
  expect(ask(path)).toEqual(answer)
})

test('returns the shell for every page of the app, but not for pages beside it', () => {
  for (const path of ['', 'swap?outputCurrency=BNB', 'farms/history#top']) {
    expect(ask(path, { mode: 'navigate' })).toBe('shell')
  }
  expect(ask('/other/', { mode: 'navigate' })).toBeNull()
})

test.each(['no-store', 'reload'])('a request with cache mode %s passes to the host', (cache) => {
  for (const path of [...shell.files, ...shell.onDemand]) expect(ask(path, { cache })).toBeNull()
})

test('a file expected with another hash passes to the host, as for a page of a newer build', () => {
  expect(ask('locales/de-DE.json', { integrity: 'sha256-3' })).toEqual({ file: 'locales/de-DE.json' })
  expect(ask('locales/de-DE.json', { integrity: 'sha256-4' })).toBeNull()
})

test('never handles other methods than GET, for any path', () => {
  const methods = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
  const paths = fc.constantFrom('', ...shell.files, ...shell.onDemand, 'rpc')
  const modes = fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin')
  fc.assert(
    fc.property(methods, paths, modes, (method, path, mode) => {
      expect(ask(path, { method, mode })).toBeNull()
    }),
  )
})

test('never handles another origin, even for a path of the app', () => {
  const paths = fc.constantFrom('', 'cakes/', ...shell.files, ...shell.onDemand.map((file) => `cakes/${file}`))
  const modes = fc.constantFrom('navigate', 'cors', 'no-cors')
  const sites = fc.webUrl({ withFragments: false, withQueryParameters: false })
  fc.assert(
    fc.property(sites, paths, modes, (site, path, mode) => {
      const url = new URL(path, site).href
      fc.pre(!url.startsWith(SCOPE))
      expect(responseKind({ ...plain, mode, url }, SCOPE, shell)).toBeNull()
    }),
  )
  for (const url of ['https://app.example.evil/cakes/favicon.svg', 'http://app.example/cakes/favicon.svg']) {
    expect(responseKind({ ...plain, url }, SCOPE, shell)).toBeNull()
  }
})

test.each([
  [['ours 3'], []],
  [['ours 2', 'ours 3'], []],
  [['ours 1', 'ours 2', 'ours 3'], ['ours 1']],
  [
    ['ours 0', 'theirs', 'ours 3', 'ours 1', 'ours 2'],
    ['ours 0', 'ours 1'],
  ],
])('of the caches %j drops %j', (names, dropped) => {
  expect(cachesToDrop(names, 'ours ', 'ours 3')).toEqual(dropped)
})
