import { integrityOf } from './fileHashes.ts'

interface Sealing {
  /** What the addresses of the page's files begin with. */
  base: string
  /** What each file's `integrity` has to be, by its path. */
  integrity: Readonly<Record<string, string>>
  /** The code that runs before all other. */
  headCode: string
  /** What the build is called. */
  buildName: string
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/
const SCRIPTS = "script-src 'self'"
const LOADED = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"[^>]*>/g

/** Answers the map that makes the browser refuse every module, lazy ones too, that is not what was built. */
function importMap({ base, integrity }: Sealing): string {
  const modules = Object.entries(integrity).filter(([file]) => file.endsWith('.js'))
  return JSON.stringify({ integrity: Object.fromEntries(modules.map(([file, hash]) => [base + file, hash])) })
}

/**
 * Answers a built page in which every script and style says what it has to be, and the policy names the two inline
 * scripts by their hashes: the import map and the code before all other. Throws when the page has no policy.
 */
export function sealedPage(html: string, sealing: Sealing): string {
  const { base, integrity, headCode, buildName } = sealing
  const map = importMap(sealing)
  const marked = html.replaceAll(LOADED, (tag, address: string) => {
    const hash = address.startsWith(base) ? integrity[address.slice(base.length)] : undefined
    return hash === undefined ? tag : tag.replace(/\s*\/?>$/, ` integrity="${hash}">`)
  })
  const policy = POLICY.exec(marked)?.[0] ?? ''
  // Vite writes quotes as references.
  const plain = policy.replaceAll('&#39;', "'")
  if (!plain.includes(SCRIPTS)) throw new Error('The page has no content security policy to seal')
  const hashes = [headCode, map].map((code) => `'${integrityOf(code)}'`).join(' ')
  const inline = `<script>${headCode}</script>\n    <script type="importmap">${map}</script>`
  // Functions, so that no $ of the code is taken for a pattern.
  return marked
    .replace(policy, () => `${plain.replace(SCRIPTS, `${SCRIPTS} ${hashes}`)}\n    ${inline}`)
    .replace('</head>', () => `  <meta name="build" content="${buildName}">\n  </head>`)
}
