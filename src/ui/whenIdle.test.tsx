import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle'

const frames: FrameRequestCallback[] = []
const paint = () => {
  for (const frame of frames.splice(0)) frame(0)
}

function stage(hasIdle: boolean) {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
  const waiting = new Set<() => void>()
  const idle = (run: () => void) => {
    waiting.add(run)
    return 7
  }
  if (hasIdle) vi.stubGlobal('requestIdleCallback', idle)
  else Reflect.deleteProperty(window, 'requestIdleCallback')
  vi.stubGlobal('cancelIdleCallback', () => waiting.clear())
  return () => {
    for (const run of waiting) run()
    vi.runAllTimers()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([true, false])('runs after a frame, when the page is idle (requestIdleCallback: %s)', (hasIdle) => {
  const rest = stage(hasIdle)
  const run = vi.fn<() => void>()
  whenIdle(run)
  rest()
  expect(run).not.toHaveBeenCalled()
  paint()
  expect(run).not.toHaveBeenCalled()
  rest()
  expect(run).toHaveBeenCalledOnce()
})

test.each([true, false])('can be cancelled before and after the frame (requestIdleCallback: %s)', (hasIdle) => {
  const rest = stage(hasIdle)
  const run = vi.fn<() => void>()
  whenIdle(run)()
  paint()
  const callOff = whenIdle(run)
  paint()
  callOff()
  rest()
  expect(run).not.toHaveBeenCalled()
})
