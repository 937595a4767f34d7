import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLatched } from './useLatched'

it('stays true once its condition was true', () => {
  const { result, rerender } = renderHook(({ condition }) => useLatched(condition), {
    initialProps: { condition: false },
  })
  expect(result.current).toBe(false)
  rerender({ condition: true })
  expect(result.current).toBe(true)
  rerender({ condition: false })
  expect(result.current).toBe(true)
})
