import { pagePattern } from './pagePattern.rules'
import { possibleRoots } from './siteRoot.rules'

/** Inserted by the build (scripts/build/inlineCode.ts): first segments of the product's paths. */
declare const WORDS: readonly string[]
/** Message shown when the code fails to load, by element. */
declare const CODE_MISSING: readonly (readonly [element: string, text: string])[]

/** History state key: index of the candidate root to try, kept across a reload. */
const TRIED = 'triedRoots'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const { [TRIED]: triedIndex, ...state } = isRecord(history.state) ? history.state : {}
const { pathname, search, hash } = location
const requestedUrl = pathname + search + hash
const roots = possibleRoots(pathname, WORDS)
const attempt = typeof triedIndex === 'number' && triedIndex < roots.length ? triedIndex : 0
const root = roots[attempt] ?? '/'
const isWithin = pathname.startsWith(root)
const address = isWithin ? requestedUrl : root + search + hash

/**
 * Shows in plain words that the app's code is missing or was rejected; in English, because no translation has loaded.
 */
function showCodeMissing(): void {
  const box = document.createElement('div')
  box.className = 'first-failed'
  box.setAttribute('role', 'alert')
  for (const [tag, text] of CODE_MISSING) {
    const part = document.createElement(tag)
    part.textContent = text
    box.append(part)
  }
  document.getElementById('root')?.replaceChildren(box)
}

/** Refetches the code past the browser's cache, which keeps a bad response as long as a good one. */
function refetchCode(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    void fetch(href, { cache: 'reload' }).catch(() => undefined)
  }
}

function codeFailed(event: Event): void {
  if (!(event.target instanceof HTMLScriptElement)) return
  const next = attempt + 1
  if (next < roots.length) {
    history.replaceState({ ...state, [TRIED]: next }, '', requestedUrl)
    location.reload()
    return
  }
  history.replaceState(state, '', requestedUrl)
  showCodeMissing()
  refetchCode()
}

/** Preloads the page's code in parallel with the app's own, which would otherwise request it only once it runs. */
function preloadPage(pages = '{}'): void {
  const listed = JSON.parse(pages) as Record<string, string[] | undefined>
  const files = listed[pagePattern(isWithin ? pathname.slice(root.length) : '', Object.keys(listed))] ?? []
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity } = JSON.parse(map) as { integrity?: Record<string, string> }
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: integrity?.[file] ?? '', href: file })
    document.head.append(link)
  }
}

/** Adds the resources that the page lists; scripts are added once the page is parsed, as in a normal page. */
function load(): void {
  const template = document.querySelector<HTMLTemplateElement>('#load')
  if (!template) return
  const parts = document.importNode(template.content, true)
  const code = [...parts.querySelectorAll('script')]
  for (const script of code) script.remove()
  document.head.append(parts)
  preloadPage(template.dataset['pages'])
  const begin = () => {
    document.head.append(...code)
    // Browsers resolve these links at any time, when the page's own URL is active again.
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel~=icon],[rel=manifest],[rel^=apple]')) {
      link.setAttribute('href', link.href)
    }
    history.replaceState(state, '', address)
  }
  document.addEventListener('readystatechange', begin, { once: true })
}

addEventListener('error', codeFailed, true)
addEventListener('head-read', load, { once: true })

// The page's own URLs are relative, and the browser resolves each when it parses it. The location is therefore the
// site's root until all are parsed. `base` would do the same, and the content security policy rightly forbids it.
if (!isWithin || pathname.slice(root.length).includes('/')) history.replaceState(state, '', root)
