import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, choosePlacement, isCovering, type Placement, PLACEMENTS } from './placement.rules'

const WINDOW_HEIGHT = 640
const ONE_TOAST = 80

/** The box of the toasts in a window of 360 by 640 px: three of them, or one. */
function boxOf({ edge, isCompact }: Placement): Box {
  const height = isCompact ? ONE_TOAST : 3 * ONE_TOAST
  const top = edge === 'top' ? 64 : WINDOW_HEIGHT - 64 - height
  return { top, bottom: top + height, left: 16, right: 344 }
}
const button = (top: number): Box => ({ top, bottom: top + 56, left: 24, right: 336 })

test.each<[string, Box[], Box[], Placement]>([
  ['nothing is on the page', [], [], { edge: 'top', isCompact: false }],
  ['the main button is at the bottom', [button(500)], [], { edge: 'top', isCompact: false }],
  ['the main button is at the top', [button(100)], [], { edge: 'bottom', isCompact: false }],
  ['buttons are at both edges', [button(200), button(400)], [], { edge: 'top', isCompact: true }],
  ['the top has a button and the bottom a field', [button(100)], [button(400)], { edge: 'bottom', isCompact: true }],
])('when %s they are shown where no action is covered', (_, actions, controls, expected) => {
  const placement = choosePlacement(boxOf, actions, controls)
  expect(isCovering(boxOf(placement), actions)).toBe(false)
  expect(placement).toEqual(expected)
})

test('no action is covered while any place is free of actions, and otherwise as little as possible', () => {
  const box = fc
    .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 300 }))
    .map(([top, height, left]) => ({ top, bottom: top + height, left, right: left + 60 }))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 5 }), fc.array(box, { maxLength: 5 }), (actions, controls) => {
      const chosen = isCovering(boxOf(choosePlacement(boxOf, actions, controls)), actions)
      const isAnyFree = PLACEMENTS.some((placement) => !isCovering(boxOf(placement), actions))
      expect(chosen).toBe(!isAnyFree)
    }),
  )
})

test('boxes that only touch do not cover each other', () => {
  const box = { top: 0, bottom: 10, left: 0, right: 10 }
  expect(isCovering(box, [{ top: 10, bottom: 20, left: 0, right: 10 }])).toBe(false)
  expect(isCovering(box, [{ top: 0, bottom: 10, left: 10, right: 20 }])).toBe(false)
  expect(isCovering({ ...box, left: 10, right: 20 }, [box])).toBe(false)
  expect(isCovering(box, [{ top: 9, bottom: 20, left: 9, right: 20 }])).toBe(true)
})

test('a covered area is measured in both directions', () => {
  // Every place covers a button; one of them is narrower.
  const atTop = { ...button(100), right: 100 }
  expect(choosePlacement(boxOf, [atTop, button(200), button(400), button(520)], [])).toEqual({
    ...{ edge: 'top', isCompact: true },
  })
  const atLeft = { ...button(520), left: 200 }
  expect(choosePlacement(boxOf, [button(64), button(200), button(400), atLeft], [])).toEqual({
    ...{ edge: 'bottom', isCompact: true },
  })
})
