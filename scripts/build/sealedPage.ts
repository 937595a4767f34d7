import { integrityOf } from './fileHashes.ts'

interface Sealing {
  /** Prefix of the URLs of the page's files. */
  base: string
  /** `integrity` of each file, by its path. */
  integrity: Readonly<Record<string, string>>
  /** Files that a page needs in addition to those of every visit, by the pattern of its path (scripts/build/pageFiles.ts). */
  pages: Readonly<Record<string, readonly string[]>>
  /** Code that runs first and stops a browser below the floor. */
  floorCode: string
  /** Bootstrap code: runs before the app's code in a supported browser. */
  bootstrapCode: string
  /** Name of the build. */
  buildName: string
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/
const SCRIPTS = "script-src 'self'"
const LOADING_TAG = /\n?[ \t]*<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** Starts the bootstrap code once the page has parsed the list of files to load (src/app/root/bootstrap.ts). */
const HEAD_READ = 'dispatchEvent(new Event("head-read"))'

/** Files that the code fetches and checks against the import map (src/i18n/sentences.ts). */
const FETCHED = /^locales\//

/**
 * Returns the import map. With it the browser rejects every module, lazy ones too, whose content differs from the build.
 */
function importMap({ base, integrity }: Sealing): string {
  const named = Object.entries(integrity).filter(([file]) => file.endsWith('.js') || FETCHED.test(file))
  return JSON.stringify({ integrity: Object.fromEntries(named.map(([file, hash]) => [base + file, hash])) })
}

/** Returns the files of each page for the bootstrap code: URLs as in the import map. */
const pageMap = ({ base, pages }: Sealing): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(pages).map(([pattern, files]) => [pattern, files.map((file) => base + file)])),
  )

/** Returns a tag with the integrity of its file; a stylesheet blocks rendering until it is loaded. */
function sealedTag(tag: string, hash: string): string {
  const blocking = tag.includes('rel="stylesheet"') ? ' blocking="render"' : ''
  return tag.trim().replace(/\s*\/?>/, `${blocking} integrity="${hash}">`)
}

/**
 * Removes the tags of the build's scripts and styles from a page. Returns the page and the sealed tags, each script with
 * its preload.
 */
function extractTags(html: string, { base, integrity }: Sealing): { rest: string; tags: string[] } {
  const tags: string[] = []
  const rest = html.replaceAll(LOADING_TAG, (tag, address: string) => {
    const hash = address.startsWith(base) ? integrity[address.slice(base.length)] : undefined
    if (hash === undefined) return tag
    if (tag.includes('<script')) {
      tags.push(`<link rel="modulepreload" crossorigin href="${address}" integrity="${hash}">`)
    }
    tags.push(sealedTag(tag, hash))
    return ''
  })
  // The first paint needs only the styles, so they are requested before any code.
  const isStyle = (tag: string) => tag.includes('rel="stylesheet"')
  return { rest, tags: [...tags.filter(isStyle), ...tags.filter((tag) => !isStyle(tag))] }
}

/**
 * Returns a built page: every script and style has its integrity, and the policy allows the inline scripts by their hashes.
 * The tags are in a template. Otherwise a browser's preload scanner would request them from a URL that may be wrong. The
 * bootstrap code reads them from the template. Throws when the page has no policy.
 */
export function sealedPage(html: string, sealing: Sealing): string {
  const { floorCode, bootstrapCode, buildName } = sealing
  const map = importMap(sealing)
  const { rest, tags } = extractTags(html, sealing)
  const policy = POLICY.exec(rest)?.[0] ?? ''
  // Vite writes quotes as character references.
  const plain = policy.replaceAll('&#39;', "'")
  if (!plain.includes(SCRIPTS)) throw new Error('The page has no content security policy to seal')
  const hashes = [floorCode, bootstrapCode, map, HEAD_READ].map((code) => `'${integrityOf(code)}'`).join(' ')
  const inline = [
    plain.replace(SCRIPTS, `${SCRIPTS} ${hashes}`),
    `<script>${floorCode}</script>`,
    `<script>${bootstrapCode}</script>`,
    `<script type="importmap">${map}</script>`,
    `<template id="load" data-pages='${pageMap(sealing)}'>${tags.join('')}</template>`,
    `<script>${HEAD_READ}</script>`,
  ]
  // Replacement functions, because a replacement string would interpret $ in the code.
  return rest
    .replace(policy, () => inline.join('\n    '))
    .replace('</head>', () => `  <meta name="build" content="${buildName}">\n  </head>`)
}
