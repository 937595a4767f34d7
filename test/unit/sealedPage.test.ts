import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealedPage } from '../../scripts/build/sealedPage.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const integrity = {
  'assets/index-1.js': hashOf('entry'),
  'assets/Lazy-2.js': hashOf('lazy'),
  'assets/first-3.css': hashOf('style'),
  'locales/de-DE.json': hashOf('language'),
  'images/one.svg': hashOf('picture'),
}
const pages = { 'teams/:id': ['assets/Lazy-2.js'] }
const html = `<html><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src &#39;self&#39;; base-uri 'none'">
    <link rel="icon" href="./favicon.svg" />
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="stylesheet" href="./assets/first-3.css">
  </head></html>`
const sealed = sealedPage(html, {
  base: './',
  integrity,
  pages,
  floorCode: 'check("$&")',
  bootstrapCode: 'say("$&")',
  buildName: 'name',
})

const textsOf = (pattern: RegExp) => [...sealed.matchAll(pattern)].map((match) => match[1] ?? '')

test('loaded files have their integrity, inside a template that the preload scanner ignores', () => {
  const [entry, style] = [integrity['assets/index-1.js'], integrity['assets/first-3.css']]
  expect(textsOf(/<template id="load"[^>]*>(.*?)<\/template>/g)).toEqual([
    `<link rel="stylesheet" href="./assets/first-3.css" blocking="render" integrity="${style}">` +
      `<link rel="modulepreload" crossorigin href="./assets/index-1.js" integrity="${entry}">` +
      `<script type="module" crossorigin src="./assets/index-1.js" integrity="${entry}"></script>`,
  ])
  expect(sealed.replace(/<template.*?<\/template>/, '')).not.toMatch(/(src|href)="\.\/assets/)
  expect(sealed).toContain('<link rel="icon" href="./favicon.svg" />')
})

test('the files of a page are listed by the pattern of its path', () => {
  const [stated = ''] = textsOf(/data-pages='([^']*)'/g)
  expect(JSON.parse(stated)).toEqual({ 'teams/:id': ['./assets/Lazy-2.js'] })
})

test('the import map has every module and every language, and no file that no code checks', () => {
  const [map = ''] = textsOf(/<script type="importmap">(.*?)<\/script>/g)
  expect(JSON.parse(map)).toEqual({
    integrity: {
      './assets/index-1.js': integrity['assets/index-1.js'],
      './assets/Lazy-2.js': integrity['assets/Lazy-2.js'],
      './locales/de-DE.json': integrity['locales/de-DE.json'],
    },
  })
})

test('the policy lists exactly the inline scripts; it and the import map precede what they apply to', () => {
  const inline = textsOf(/<script(?: type="importmap")?>(.*?)<\/script>/g)
  expect(inline).toHaveLength(4)
  expect(inline.slice(0, 2)).toEqual(['check("$&")', 'say("$&")'])
  const [sources = ''] = textsOf(/script-src ([^;"]*)/g)
  expect(sources).toBe(["'self'", ...inline.map((text) => `'${hashOf(text)}'`)].join(' '))
  expect(sealed.lastIndexOf('importmap')).toBeLessThan(sealed.indexOf('favicon'))
  expect(sealed.indexOf('Content-Security-Policy')).toBeLessThan(sealed.indexOf('<script'))
})

test('a page without a policy is not sealed', () => {
  const open = html.replace(/<meta[^>]*>/, '')
  expect(() =>
    sealedPage(open, { base: './', integrity, pages, floorCode: '', bootstrapCode: '', buildName: '' }),
  ).toThrow('no content security')
})
