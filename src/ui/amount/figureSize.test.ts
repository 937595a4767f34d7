import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { figureSizePx } from './figureSize'

test('a short amount keeps the full size', () => {
  expect(figureSizePx(0, 290, 32)).toBeNull()
  expect(figureSizePx(12, 290, 32)).toBeNull()
})

test('a long amount shrinks so that it stays fully visible', () => {
  expect(figureSizePx(20, 290, 32)).toBe(20)
  assert(
    property(integer({ min: 1, max: 79 }), integer({ min: 0, max: 2000 }), (signs, widthPx) => {
      const sizePx = figureSizePx(signs, widthPx, 32) ?? 32
      expect(signs * 0.7 * sizePx).toBeLessThanOrEqual(widthPx + 1e-9)
    }),
  )
})
