import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown'
import { timeLeft } from './timeLeft'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const START_MS = Date.UTC(2026, 0, 1)

const written = (leftMs: number, smallest?: 'minute' | 'second') =>
  timeLeft(leftMs, smallest)
    .map(({ unit, count }) => `${count}${unit[0]}`)
    .join(' ')

describe('timeLeft', () => {
  it.each([
    [0, '0m 0s'],
    [-5_000, '0m 0s'],
    [1, '0m 1s'],
    [59_001, '1m 0s'],
    [90_000, '1m 30s'],
    [60 * MINUTE_MS, '1h 0m 0s'],
    [DAY_MS + 1_000, '1d 0h 0m 1s'],
  ])('formats %i ms as %s, rounded up', (leftMs, text) => {
    expect(written(leftMs)).toBe(text)
  })

  it('rounds up to whole minutes where minutes are the smallest unit', () => {
    expect(written(1, 'minute')).toBe('1m')
    expect(written(DAY_MS - 1, 'minute')).toBe('1d 0h 0m')
  })
})

describe('Countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(START_MS)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  const turn = () =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  const shown = () => screen.getByRole('timer').querySelector('[aria-hidden]')?.textContent
  const spoken = () => screen.getByRole('timer').firstElementChild?.textContent

  it('counts down by the second at a fixed width, and exposes no seconds to screen readers', () => {
    render(<Countdown label="Ends in" endMs={START_MS + 61 * MINUTE_MS + 5_000} />)
    expect(screen.getByRole('timer', { name: 'Ends in' })).toBeInTheDocument()
    expect(shown()).toBe('1h01m05s')
    expect(spoken()).toBe('1 hour, 2 minutes')
    wait(1_000)
    expect(shown()).toBe('1h01m04s')
  })

  it('calls onEnd once, and stays at zero', () => {
    const onEnd = vi.fn<() => void>()
    render(<Countdown label="Next round" endMs={START_MS + 2_000} onEnd={onEnd} />)
    wait(1_000)
    expect(onEnd).not.toHaveBeenCalled()
    wait(10_000)
    expect(shown()).toBe('0m00s')
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('leaves no timer after unmounting', () => {
    const { unmount } = render(<Countdown label="Ends in" endMs={START_MS + DAY_MS} />)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('pauses while the page is hidden, and is correct when it is visible again', () => {
    render(<Countdown label="Ends in" endMs={START_MS + 10 * MINUTE_MS} />)
    const hide = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    turn()
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(START_MS + 4 * MINUTE_MS)
    hide.mockRestore()
    turn()
    expect(shown()).toBe('6m00s')
  })
})
