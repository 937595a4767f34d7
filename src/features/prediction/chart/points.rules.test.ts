import { expect, test } from 'vitest'
import { timeOfBlock, withLatest } from './points.rules'

test('points have ascending times, and the last one of a second applies', () => {
  const points = [
    { timeS: 30, priceRaw: 3n },
    { timeS: 10, priceRaw: 1n },
    { timeS: 10, priceRaw: 2n },
  ]
  expect(withLatest(points, { timeS: 40, priceRaw: 4n }).map(({ timeS, priceRaw }) => [timeS, priceRaw])).toEqual([
    [10, 2n],
    [30, 3n],
    [40, 4n],
  ])
  expect(withLatest(points.slice(0, 1), null)).toEqual(points.slice(0, 1))
})

test('the time of a block follows from the newest block and the block time', () => {
  expect(timeOfBlock(90, { block: 100, timeS: 1_000 }, 3)).toBe(970)
})
