import { expect, test } from 'vitest'
import { blocksWithin } from './paces'

test.each([
  [10, 3, 3],
  [60, 3, 20],
  [10, 0.75, 13],
  [10, 12, 1],
])('%s seconds are at most so many blocks of %s s', (seconds, blockTime, blocks) => {
  expect(blocksWithin(seconds, blockTime)).toBe(blocks)
})
