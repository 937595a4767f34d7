import { expect, test } from 'vitest'
import { blocksWithin } from './refreshBlocks'

test.each([
  [10, 3, 3],
  [60, 3, 20],
  [10, 0.75, 13],
  [60, 0.45, 133],
  [10, 12, 1],
])('%s seconds contain at most this many whole blocks of %s s', (seconds, blockTime, blocks) => {
  expect(blocksWithin(seconds, blockTime)).toBe(blocks)
})
