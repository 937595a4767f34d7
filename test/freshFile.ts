import { afterAll, vi } from 'vitest'
import './propertySeed.ts'

// Files share a process, so that a package is loaded once and not 200 times, and those with a page share its window. No
// file affects the next: each starts with new modules of the project, real timers, the original globals, empty storage
// and a window without listeners of others.
vi.resetModules()

const running = new Set<NodeJS.Timeout>()
const { setTimeout: startTimer, setInterval: startInterval } = globalThis

/** Returns a function that starts timers with the real one and records them. */
const remembering = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, args: unknown[]) {
      const timer = Reflect.apply(target, self, args) as NodeJS.Timeout
      running.add(timer)
      return timer
    },
  })

globalThis.setTimeout = remembering(startTimer)
globalThis.setInterval = remembering(startInterval)

/**
 * Records the listeners that are added to the window from now on. Returns a function that removes them. Those of the
 * document remain: packages, which stay loaded, add theirs only once.
 */
function rememberListeners(): () => void {
  const page: Partial<EventTarget> = globalThis
  const { addEventListener: add } = page
  if (!add) return () => {}
  const added: Parameters<typeof add>[] = []
  page.addEventListener = (...args) => {
    added.push(args)
    Reflect.apply(add, page, args)
  }
  return () => {
    page.addEventListener = add
    for (const args of added) page.removeEventListener?.(...args)
  }
}

const removeListeners = rememberListeners()
for (const storage of [globalThis.localStorage, globalThis.sessionStorage] as (Storage | undefined)[]) storage?.clear()

afterAll(() => {
  removeListeners()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const timer of running) clearTimeout(timer)
  globalThis.setTimeout = startTimer
  globalThis.setInterval = startInterval
})
