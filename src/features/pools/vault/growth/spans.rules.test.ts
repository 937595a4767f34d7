import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBlockOf, sampleBlocks, logRangesOf } from './spans.rules'

test('a span is converted to blocks by the block time, and never starts before the first block', () => {
  expect(firstBlockOf('week', 1_000_000, 3)).toBe(1_000_000 - 201_600)
  expect(firstBlockOf('month', 10_000_000, 0.75)).toBe(10_000_000 - 3_456_000)
  expect(firstBlockOf('month', 500, 3)).toBe(0)
  expect(firstBlockOf('all', 10_000_000, 3)).toBe(0)
})

const block = fc.integer({ min: 0, max: 60_000_000 })

test('samples ascend from the first block to the last, and never exceed the maximum', () => {
  fc.assert(
    fc.property(block, block, fc.integer({ min: 2, max: 80 }), (one, other, most) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      const found = sampleBlocks(first, last, most)
      expect([found[0], found.at(-1)]).toEqual([first, last])
      expect(found.length).toBe(Math.min(most, last - first + 1))
      expect(new Set(found).size).toBe(found.length)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
    }),
  )
})

test('a short span is read completely, a long one in ranges that do not overlap and reach far back', () => {
  const sizes = { most: 40, longest: 10_000, shortest: 2_000 }
  expect(logRangesOf({ fromBlock: 100, toBlock: 400_099 }, sizes)).toEqual([{ fromBlock: 100, toBlock: 400_099 }])
  fc.assert(
    fc.property(fc.integer({ min: 400_001, max: 60_000_000 }), fc.nat(1_000_000), (blocks, fromBlock) => {
      const toBlock = fromBlock + blocks - 1
      const found = logRangesOf({ fromBlock, toBlock }, sizes)
      expect(found).toHaveLength(40)
      expect(found[0]?.toBlock).toBe(toBlock)
      for (const [index, one] of found.entries()) {
        expect(one.toBlock - one.fromBlock).toBe(1_999)
        expect(one.toBlock).toBeLessThan(found[index - 1]?.fromBlock ?? Infinity)
      }
      expect((found.at(-1)?.fromBlock ?? 0) - fromBlock).toBeLessThan(blocks / 40)
    }),
  )
})
