import type { Page } from '@playwright/test'

/** A movement of rendered content without an action of the user. */
export interface Shift {
  value: number
  /** The moved elements, each by its tag, its role or class, and its text. */
  moved: string[]
}

/** The part of a React fiber that shows which components were rendered. */
interface Fiber {
  tag: number
  flags: number
  type: unknown
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: unknown
  stateNode: unknown
}

interface Watched {
  shifts: Shift[]
  /** Names of the components rendered since the count began, minified in the production build. */
  rendered: { name: string; isInMain: boolean; element: Element | null }[]
  root: { current: Fiber } | null
}

declare global {
  interface Window {
    watched: Watched
    /** The changes of the document since the count began, each by its kind, its attribute and its element. */
    changes: string[]
  }
}

/** Runs in the page before its code: stores layout shifts, and each component that React renders. */
function watch(): void {
  const watched: Watched = { shifts: [], rendered: [], root: null }
  window.watched = watched

  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'a removed element'
    const place = element.closest('[role], [aria-label], [id]')
    const named = place?.getAttribute('aria-label') ?? place?.getAttribute('role') ?? place?.id ?? ''
    return `${element.tagName} in ${named}: ${(element.textContent ?? '').slice(0, 60)}`
  }
  new PerformanceObserver((list) => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (!hadRecentInput) watched.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  /** Function and class components, forwarded and memoised ones. */
  const COMPONENTS = new Set([0, 1, 11, 14, 15])
  /** React's own flag of a component whose code has run in a commit. */
  const PERFORMED_WORK = 1
  const titleOf = (type: unknown): string => {
    const inner = (type as { render?: unknown; type?: unknown } | null) ?? {}
    const code = typeof type === 'function' ? type : (inner.render ?? inner.type)
    return typeof code === 'function' && code.name !== '' ? code.name : 'a component'
  }
  const elementOf = ({ child, stateNode }: Fiber): Element | null =>
    stateNode instanceof Element ? stateNode : child && elementOf(child)
  const visit = (fiber: Fiber | null, isInMain: boolean): void => {
    for (let each = fiber; each; each = each.sibling) {
      if (COMPONENTS.has(each.tag) && (each.flags & PERFORMED_WORK) !== 0) {
        watched.rendered.push({ name: titleOf(each.type), isInMain, element: elementOf(each) })
      }
      // React reuses the same child objects of a component that it did not enter.
      if (each.child !== each.alternate?.child) visit(each.child, isInMain || each.type === 'main')
    }
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      ...{ supportsFiber: true, isDisabled: false, inject: () => 1, checkDCE: () => {} },
      ...{ onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {}, onScheduleFiberRoot: () => {} },
      onCommitFiberRoot(_id: number, root: { current: Fiber }) {
        watched.root = root
        if (root.current.child !== root.current.alternate?.child) visit(root.current.child, false)
      },
    },
  })
}

/** Watches a page from its next visit on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

/** Returns the layout shifts since the visit began. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.watched.shifts)

/** Resets the count of rendered components. */
export const resetRenders = (page: Page): Promise<void> => page.evaluate(() => void (window.watched.rendered = []))

/**
 * Returns the components in <main> rendered since the count began, each with its element and the start of its text,
 * since names are minified. Components within the parent of an element that matches the selector are excluded.
 */
export const rendersOf = (page: Page, except = ':not(*)'): Promise<string[]> =>
  page.evaluate((selector) => {
    const places = [...document.querySelectorAll(selector)].map(({ parentElement }) => parentElement)
    return window.watched.rendered.flatMap(({ name, isInMain, element }) =>
      isInMain && !places.some((place) => element && place?.contains(element))
        ? [`${name} (${element?.tagName ?? 'no element'}: ${(element?.textContent ?? '').slice(0, 60)})`]
        : [],
    )
  }, except)

/** Renders a component of the page again with a copy of its state: a render without any change of data. */
export const renderWithoutChange = (page: Page): Promise<void> =>
  page.evaluate(() => {
    type Queue = { dispatch?: (state: unknown) => void }
    type Hook = { memoizedState?: unknown; queue?: Queue | null; next?: Hook | null } | null
    const find = (fiber: Fiber | null, isInMain: boolean): (() => void) | null => {
      for (let each = fiber; each; each = each.sibling) {
        for (
          let hook = isInMain && each.tag === 0 ? (each.memoizedState as Hook) : null;
          hook;
          hook = hook.next ?? null
        ) {
          const { memoizedState: state, queue } = hook
          const isPlain =
            typeof state === 'object' && state !== null && Object.getPrototypeOf(state) === Object.prototype
          if (isPlain && queue?.dispatch) return () => queue.dispatch?.({ ...state })
        }
        const found = find(each.child, isInMain || each.type === 'main')
        if (found) return found
      }
      return null
    }
    const render = find(window.watched.root?.current ?? null, false)
    if (!render) throw new Error('No component has a state to copy')
    render()
  })

/**
 * Starts a count of document changes, as recorded by a MutationObserver. Those of the live region are excluded: it reads
 * a quote a second after its request and removes the text later, whatever happens on the page then.
 */
export const countChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.changes = []
    new MutationObserver((records) => {
      for (const { type, attributeName, target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (element?.closest('[aria-live=polite]')) continue
        const text = (element?.textContent ?? '').slice(0, 60)
        window.changes.push(`${type} ${attributeName ?? ''} of ${element?.tagName ?? 'a removed element'}: ${text}`)
      }
    }).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
  })

/** Frames without a change after which the document is at rest. */
const QUIET_FRAMES = 4

/** Waits until the document is at rest and returns the number of changes since the count began. */
export const settledChanges = (page: Page): Promise<number> =>
  page.evaluate(
    (quietFrames) =>
      new Promise<number>((resolve) => {
        let [counted, quiet] = [window.changes.length, 0]
        const check = () => {
          quiet = window.changes.length === counted ? quiet + 1 : 0
          counted = window.changes.length
          if (quiet < quietFrames) requestAnimationFrame(check)
          else resolve(counted)
        }
        requestAnimationFrame(check)
      }),
    QUIET_FRAMES,
  )
