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

/** Records the listeners of some events that are added to a target from now on. Returns a function that removes them. */
function rememberListeners(target: Partial<EventTarget> | undefined, isRemoved: (type: string) => boolean): () => void {
  const add = target?.addEventListener
  if (!target || !add) return () => {}
  const added: Parameters<typeof add>[] = []
  target.addEventListener = (...args) => {
    if (isRemoved(args[0])) added.push(args)
    Reflect.apply(add, target, args)
  }
  return () => {
    target.addEventListener = add
    for (const args of added) target.removeEventListener?.(...args)
  }
}

const removals = [
  rememberListeners(globalThis, () => true),
  // The document keeps those of packages, which stay loaded and add theirs only once.
  rememberListeners(globalThis.document, (type) => type === 'visibilitychange'),
]
for (const storage of [globalThis.localStorage, globalThis.sessionStorage] as (Storage | undefined)[]) storage?.clear()

afterAll(() => {
  for (const remove of removals) remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const timer of running) clearTimeout(timer)
  globalThis.setTimeout = startTimer
  globalThis.setInterval = startInterval
})
