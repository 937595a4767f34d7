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
const asked = pathname + search + hash
const roots = possibleRoots(pathname, WORDS)
const attempt = typeof remembered === 'number' && remembered < roots.length ? remembered : 0
const root = roots[attempt] ?? '/'
const isWithin = pathname.startsWith(root)
const address = isWithin ? asked : root + search + hash

/** Says in plain words that the app's code is missing or was refused; no other language has arrived either. */
function tellOfMissingCode(): void {
  const box = document.createElement('div')
  box.className = 'first-failed'
  box.setAttribute('role', 'alert')
  for (const [tag, words] of CODE_MISSING) {
    const part = document.createElement(tag)
    part.textContent = words
    box.append(part)
  }
  document.getElementById('root')?.replaceChildren(box)
}

/** Asks for the code past the browser's cache, so that one bad answer does not stay for as long as a good one would. */
function fetchAnew(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    void fetch(href, { cache: 'reload' }).catch(() => undefined)
  }
}

function codeFailed(event: Event): void {
  if (!(event.target instanceof HTMLScriptElement)) return
  const next = attempt + 1
  if (next < roots.length) {
    history.replaceState({ ...state, [TRIED]: next }, '', asked)
    location.reload()
    return
  }
  history.replaceState(state, '', asked)
  tellOfMissingCode()
  fetchAnew()
}

/** Asks for the code of the page behind the path beside the app's own, which would ask for it once it runs. */
function preloadPage(pages = '{}'): void {
  const [word = ''] = isWithin ? pathname.slice(root.length).split('/') : ['']
  const files = (JSON.parse(pages) as Record<string, string[] | undefined>)[word] ?? []
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity } = JSON.parse(map) as { integrity?: Record<string, string> }
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: integrity?.[file] ?? '', href: file })
    document.head.append(link)
  }
}

/** Loads what the page names; the code itself once the page is read, as a script in it would. */
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
    // These are looked up whenever a browser likes, when the address is the page's own again.
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel~=icon],[rel=manifest],[rel^=apple]')) {
      link.setAttribute('href', link.href)
    }
    history.replaceState(state, '', address)
  }
  document.addEventListener('readystatechange', begin, { once: true })
}

addEventListener('error', codeFailed, true)
addEventListener('head-read', load, { once: true })

// The page's own addresses are relative, and a browser resolves each when it reads it: the window is said to be at the
// site's root until all are read. `base` would say it as well, and the content policy rightly forbids it.
if (!isWithin || pathname.slice(root.length).includes('/')) history.replaceState(state, '', root)
