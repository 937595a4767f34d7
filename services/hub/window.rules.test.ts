import { expect, test } from 'vitest'
import { isWithinWindow } from './window.rules.ts'

const NOW = 1_767_225_600

test.each([
  [-301, false],
  [-300, true],
  [0, true],
  [300, true],
  [301, false],
])('a message whose time differs by %i seconds is accepted: %s', (offset, isAccepted) => {
  expect(isWithinWindow(NOW + offset, NOW)).toBe(isAccepted)
})
