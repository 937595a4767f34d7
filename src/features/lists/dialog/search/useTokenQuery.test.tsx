import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTokenQuery } from './useTokenQuery'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (timeMs: number) => act(() => void vi.advanceTimersByTime(timeMs))

test('the search runs 200 ms after the last key press', () => {
  const { result } = renderHook(useTokenQuery)
  act(() => result.current.type('ca'))
  pass(199)
  act(() => result.current.type('cak'))
  pass(199)
  expect(result.current).toMatchObject({ typed: 'cak', searched: '' })
  pass(1)
  expect(result.current).toMatchObject({ typed: 'cak', searched: 'cak' })
})

test('searchNow searches at once', () => {
  const { result } = renderHook(useTokenQuery)
  act(() => result.current.type('cake'))
  act(() => result.current.searchNow())
  expect(result.current.searched).toBe('cake')
})
