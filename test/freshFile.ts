import { afterAll, vi } from 'vitest'
import './propertySeed.ts'

// Files share a process, so that a package is loaded once and not 200 times. What a file leaves behind ends with it: each
// begins with modules of its own, real timers, and globals as they were.
vi.resetModules()

const running = new Set<NodeJS.Timeout>()
const { setTimeout: startTimer, setInterval: startInterval } = globalThis

/** Starts timers with the real function, and remembers them. */
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
