import { integrityOf } from './fileHashes.ts'

interface Sealing {
  /** What the addresses of the page's files begin with. */
  base: string
  /** What each file's `integrity` has to be, by its path. */
  integrity: Readonly<Record<string, string>>
  /** What a page needs beside what every visit loads, by the first word of its path. */
  pages: Readonly<Record<string, readonly string[]>>
  /** The code that runs first and stops a browser that is too old. */
  floorCode: string
  /** The code that runs before all other in a browser that is new enough. */
  headCode: string
  /** What the build is called. */
  buildName: string
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/
const SCRIPTS = "script-src 'self'"
const LOADED = /\n?[ \t]*<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** Wakes the code before all other when the page has read what to load (src/app/root/bootstrap.ts). */
const HEAD_READ = 'dispatchEvent(new Event("head-read"))'

/** Files that code fetches by itself and checks against the map (src/i18n/sentences.ts). */
const FETCHED = /^locales\//

/** Returns the map by which the browser refuses every module, lazy ones too, that is not what was built. */
function importMap({ base, integrity }: Sealing): string {
  const named = Object.entries(integrity).filter(([file]) => file.endsWith('.js') || FETCHED.test(file))
  return JSON.stringify({ integrity: Object.fromEntries(named.map(([file, hash]) => [base + file, hash])) })
}

/** Answers what each page needs as the code before all other reads it: addresses as the map above names them. */
const pageMap = ({ base, pages }: Sealing): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(pages).map(([word, files]) => [word, files.map((file) => base + file)])),
  )

/** Answers a tag that says what its file has to be; a style is waited for before anything is drawn. */
function sealedTag(tag: string, hash: string): string {
  const waits = tag.includes('rel="stylesheet"') ? ' blocking="render"' : ''
  return tag.trim().replace(/\s*\/?>/, `${waits} integrity="${hash}">`)
}

/** Takes the tags of the build's scripts and styles out of a page; answers both, the tags sealed and each with its preload. */
function takeTags(html: string, { base, integrity }: Sealing): { rest: string; tags: string[] } {
  const tags: string[] = []
  const rest = html.replaceAll(LOADED, (tag, address: string) => {
    const hash = address.startsWith(base) ? integrity[address.slice(base.length)] : undefined
    if (hash === undefined) return tag
    if (tag.includes('<script')) {
      tags.push(`<link rel="modulepreload" crossorigin href="${address}" integrity="${hash}">`)
    }
    tags.push(sealedTag(tag, hash))
    return ''
  })
  // The first sight needs the styles alone: they are asked for before any code.
  const isStyle = (tag: string) => tag.includes('rel="stylesheet"')
  return { rest, tags: [...tags.filter(isStyle), ...tags.filter((tag) => !isStyle(tag))] }
}

/**
 * Answers a built page in which every script and style says what it has to be, and the policy names the inline scripts by
 * their hashes. What is to be loaded stands in a template, where no browser that reads ahead asks for it at an address
 * that may be wrong: the code before all other takes it from there. Throws when the page has no policy.
 */
export function sealedPage(html: string, sealing: Sealing): string {
  const { floorCode, headCode, buildName } = sealing
  const map = importMap(sealing)
  const { rest, tags } = takeTags(html, sealing)
  const policy = POLICY.exec(rest)?.[0] ?? ''
  // Vite writes quotes as references.
  const plain = policy.replaceAll('&#39;', "'")
  if (!plain.includes(SCRIPTS)) throw new Error('The page has no content security policy to seal')
  const hashes = [floorCode, headCode, map, HEAD_READ].map((code) => `'${integrityOf(code)}'`).join(' ')
  const inline = [
    plain.replace(SCRIPTS, `${SCRIPTS} ${hashes}`),
    `<script>${floorCode}</script>`,
    `<script>${headCode}</script>`,
    `<script type="importmap">${map}</script>`,
    `<template id="load" data-pages='${pageMap(sealing)}'>${tags.join('')}</template>`,
    `<script>${HEAD_READ}</script>`,
  ]
  // Functions, so that no $ of the code is taken for a pattern.
  return rest
    .replace(policy, () => inline.join('\n    '))
    .replace('</head>', () => `  <meta name="build" content="${buildName}">\n  </head>`)
}
