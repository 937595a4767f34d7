import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedBuild } from '../../scripts/build/sealedBuild.ts'
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { shellFiles } from '../../scripts/serviceWorker.ts'
import { manifestFor, webManifest } from '../../scripts/webManifest.ts'

const { facts } = readDeployment('devnet')
const folder = mkdtempSync(join(tmpdir(), 'build-'))

/** Builds a site of one page below a path, with the plugins under test; returns a function that reads its files. */
async function buildSite(name: string, code: string, sentence = 'Swap') {
  const root = join(folder, name)
  mkdirSync(join(root, 'public/locales'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<head></head><script type="module" src="/one.js"></script>')
  writeFileSync(join(root, 'one.js'), code)
  writeFileSync(join(root, 'public/locales/de-DE.json'), JSON.stringify({ Swap: sentence }))
  await build({
    root,
    base: '/below/',
    configFile: false,
    logLevel: 'error',
    plugins: [contentSecurityPolicy(facts), webManifest(facts), sealedBuild(facts)],
  })
  return (file: string) => readFileSync(join(root, 'dist', file), 'utf8')
}

const nameIn = (html: string) => /<meta name="build" content="([^"]+)">/.exec(html)?.[1] ?? ''

let first: Awaited<ReturnType<typeof buildSite>>
beforeAll(async () => {
  first = await buildSite('first', 'console.log(1)')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('equal builds have equal names, different builds different ones, and the worker has its own', async () => {
  const name = nameIn(first('index.html'))
  expect(name).toMatch(/^[\w-]{12}$/)
  expect(first('sw.js')).toContain(name)
  const rebuilt = await buildSite('again', 'console.log(1)')
  expect(rebuilt('sw.js')).toBe(first('sw.js'))
  const otherCode = await buildSite('otherCode', 'console.log(2)')
  const otherWords = await buildSite('otherWords', 'console.log(1)', 'Tauschen')
  for (const other of [otherCode, otherWords]) {
    expect(nameIn(other('index.html'))).toMatch(/^[\w-]{12}$/)
    expect(nameIn(other('index.html'))).not.toBe(name)
    expect(other('sw.js')).not.toContain(name)
  }
})

test('the worker is a single script without imports', () => {
  expect(first('sw.js')).toMatch(/assets\/index-[\w-]+\.js/)
  expect(first('sw.js')).toContain('locales/de-DE.json')
  expect(first('sw.js')).not.toMatch(/importScripts|\bimport\b|https?:/)
})

test('manifest and icons have the right paths below a path, too', () => {
  expect(first('index.html')).toContain('<link rel="manifest" href="/below/manifest.webmanifest">')
  const { start_url, scope, icons } = JSON.parse(first('manifest.webmanifest')) as ReturnType<typeof manifestFor>
  const at = 'https://host.example/below/manifest.webmanifest'
  for (const url of [start_url, scope]) expect(new URL(url, at).pathname).toBe('/below/')
  for (const { src } of icons) expect(new URL(src, at).pathname).toMatch(/^\/below\/icons\/[\w-]+\.png$/)
})

test.each(['bsc', 'bsc-testnet', 'devnet'])('%s: an installed app has the deployment’s name', (name) => {
  const deployment = readDeployment(name).facts
  expect(manifestFor(deployment).name).toBe(deployment.productName)
})

test('the worker has a hash for every file that it serves, and for the page', () => {
  const code = first('sw.js')
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  for (const file of ['locales/de-DE.json', 'manifest.webmanifest', 'index.html']) {
    expect(code).toContain(`"${file}":\`${hashOf(first(file))}\``)
  }
})

test('the page has the hash of each language file, which it fetches itself', () => {
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(first('index.html')) ?? []
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> }
  const hash = createHash('sha256').update(first('locales/de-DE.json')).digest('base64')
  expect(integrity['/below/locales/de-DE.json']).toBe(`sha256-${hash}`)
})

test('caches code and styles at once, languages, images and icons on demand, the rest never', () => {
  const names = [
    'index.html',
    'sw.js',
    'service-worker.json',
    'manifest.webmanifest',
    'social.png',
    'icons/icon-192.png',
    'assets/b.js',
    'assets/b.js.map',
    'assets/a.css',
    'favicon.svg',
    'locales/de-DE.json',
    'images/tokens/0x1.svg',
    'prices.json',
  ]
  expect(shellFiles(names)).toEqual({
    files: ['assets/a.css', 'assets/b.js', 'favicon.svg'],
    onDemand: ['icons/icon-192.png', 'images/tokens/0x1.svg', 'locales/de-DE.json', 'manifest.webmanifest'],
  })
})
