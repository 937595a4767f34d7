import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsToBlock } from './countdown.rules'

test('counts down between two blocks, for one block time at most', () => {
  const left = (elapsedSeconds: number) => secondsToBlock(110, { block: 100, elapsedSeconds }, 3)
  expect([left(0), left(1), left(3), left(60)]).toEqual([30, 29, 27, 27])
})

test('is over at the block, and not before', () => {
  expect(secondsToBlock(100, { block: 100, elapsedSeconds: 0 }, 3)).toBe(0)
  expect(secondsToBlock(101, { block: 100, elapsedSeconds: 9 }, 3)).toBe(1)
})

test('never exceeds the time of all blocks, and never grows with the head', () => {
  const block = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(
      block,
      block,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 15 }),
      (target, head, elapsedSeconds, pace) => {
        const left = secondsToBlock(target, { block: head, elapsedSeconds }, pace)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left <= Math.max(0, target - head) * pace).toBe(true)
        expect(secondsToBlock(target, { block: head + 1, elapsedSeconds: 0 }, pace) <= Math.max(left, 1)).toBe(true)
      },
    ),
  )
})
