import { possibleRoots } from './siteRoot.rules'

/** Written in by the build (scripts/build/inlineCode.ts): the first segments of the product's paths. */
declare const WORDS: readonly string[]
/** What to say when the code does not come, by elements. */
declare const CODE_MISSING: readonly (readonly [element: string, words: string])[]

/** Remembers in the history entry, across a reload, which of the possible roots is to be tried. */
const TRIED = 'triedRoots'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const { [TRIED]: remembered, ...state } = isRecord(history.state) ? history.state : {}
const { pathname, search, hash } = location
const roots = possibleRoots(pathname, WORDS)
const attempt = typeof remembered === 'number' && remembered < roots.length ? remembered : 0
const root = roots[attempt] ?? '/'
const isWithin = pathname.startsWith(root)
const address = (isWithin ? pathname : root) + search + hash

function restoreAddress(): void {
  // These are looked up whenever a browser likes.
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[rel~=icon],link[rel=manifest],link[rel^=apple]',
  )) {
    link.setAttribute('href', link.href)
  }
  history.replaceState(state, '', address)
}

/** Says in plain words that the app's code is missing or was refused; no other language has arrived either. */
function tellOfMissingCode(): void {
  const place = document.getElementById('root')
  if (!place) return
  const box = document.createElement('div')
  box.className = 'first-failed'
  box.setAttribute('role', 'alert')
  for (const [tag, words] of CODE_MISSING) {
    const part = document.createElement(tag)
    part.textContent = words
    box.append(part)
  }
  place.replaceChildren(box)
}

function codeFailed(event: Event): void {
  if (!(event.target instanceof HTMLScriptElement) || event.target.type !== 'module') return
  const next = attempt + 1
  if (next >= roots.length) return tellOfMissingCode()
  history.replaceState({ ...state, [TRIED]: next }, '', address)
  location.reload()
}

addEventListener('error', codeFailed, true)

// The page's own addresses are relative, and a browser resolves each when it reads it: the window is said to be at the
// site's root until all are read. `base` would say it as well, and the content policy rightly forbids it.
if (!isWithin || pathname.slice(root.length).includes('/')) {
  history.replaceState(state, '', root)
  document.addEventListener('readystatechange', restoreAddress, { once: true })
} else if (remembered !== undefined) {
  history.replaceState(state, '')
}
