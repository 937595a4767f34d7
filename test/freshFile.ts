import { afterAll, vi } from 'vitest'
import './propertySeed.ts'

// Files share a process, so that a package is loaded once and not 200 times. No file affects the next: each starts with
// new modules of the project, real timers and the original globals.
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

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  for (const timer of running) clearTimeout(timer)
  globalThis.setTimeout = startTimer
  globalThis.setInterval = startInterval
})
