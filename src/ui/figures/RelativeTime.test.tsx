import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RelativeTime } from './RelativeTime'

const MINUTE_MS = 60_000
const START_MS = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START_MS)
})
afterEach(() => {
  vi.useRealTimers()
})

it('ticks for many times with one timer, and renders only what changes', () => {
  const onRender = vi.fn<() => void>()
  const { unmount } = render(
    <>
      {[2, 3, 300].map((minutes) => (
        <Profiler key={minutes} id={String(minutes)} onRender={onRender}>
          <RelativeTime timeMs={START_MS - minutes * MINUTE_MS} />
        </Profiler>
      ))}
    </>,
  )
  expect(screen.getByText('2 minutes ago')).toHaveAttribute('dateTime', '2025-12-31T23:58:00.000Z')
  expect(vi.getTimerCount()).toBe(1)
  onRender.mockClear()
  act(() => void vi.advanceTimersByTime(MINUTE_MS - 1_000))
  expect(onRender).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText('3 minutes ago')).toBeInTheDocument()
  expect(screen.getByText('4 minutes ago')).toBeInTheDocument()
  expect(screen.getByText('5 hours ago')).toBeInTheDocument()
  expect(onRender).toHaveBeenCalledTimes(2)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('does not show a time ahead of the clock as one in the future', () => {
  render(<RelativeTime timeMs={START_MS + MINUTE_MS} />)
  expect(screen.getByText('now')).toBeInTheDocument()
})
