import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commonBlock,
  comparedOperators,
  isSettled,
  lagBlocks,
  medianHead,
  placeOf,
  type ReportedHead,
} from './quorum.rules'

const lag = fc.integer({ min: 3, max: 60 })
const head = fc.integer({ min: 1_000, max: 90_000_000 })
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const heads = fc.array(fc.record({ operator: name, head: fc.integer({ min: 0, max: 5_000 }) }), { maxLength: 8 })
const closeHeads = fc.array(fc.record({ operator: name, head: fc.integer({ min: 900, max: 960 }) }), {
  minLength: 2,
  maxLength: 8,
})
const operatorsOf = (reported: readonly ReportedHead[]) => new Set(reported.map(({ operator }) => operator)).size
/** Returns one node for each head, each of its own operator. */
const each = (values: readonly number[]): ReportedHead[] =>
  values.map((value, index) => ({ operator: `operator ${index}`, head: value }))

describe('LAG', () => {
  test.each([
    [3, 3],
    [12, 3],
    [1.5, 6],
    [0.75, 12],
    [0.45, 20],
    [0.01, 60],
    [0, 60],
    [Number.NaN, 60],
  ])('with %d s per block is %d blocks', (seconds, blocks) => {
    expect(lagBlocks(seconds)).toBe(blocks)
  })

  test('is at least 3 blocks, below the state that nodes keep, and not smaller for faster blocks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (time, more) => {
          expect(lagBlocks(time)).toBeGreaterThanOrEqual(3)
          expect(lagBlocks(time)).toBeLessThan(128)
          expect(lagBlocks(time)).toBeGreaterThanOrEqual(lagBlocks(time + more))
        },
      ),
    )
  })
})

describe('the median of heads', () => {
  test('is one of the reported heads, or null', () => {
    fc.assert(
      fc.property(heads, lag, (reported, blocks) => {
        const median = medianHead(reported, blocks)
        expect([null, ...reported.map((one) => one.head)]).toContain(median)
      }),
    )
  })

  test('a single operator, with any number of nodes and any claim, cannot make the level majority outliers', () => {
    fc.assert(
      fc.property(
        fc.tuple(head, lag, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 })),
        fc.array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 5 }),
        ([top, blocks, offsets], claims) => {
          // The honest nodes are at most LAG apart.
          const honest = each(offsets.map((offset) => top - Math.floor(offset * blocks)))
          const reported = [...honest, ...claims.map((claim) => ({ operator: 'outlier', head: claim }))]
          const median = medianHead(reported, blocks)
          expect(median).not.toBeNull()
          for (const one of honest) expect(placeOf(one.head, median ?? 0, blocks)).toBe('level')
        },
      ),
    )
  })

  test('ignores an operator whose own nodes are far apart', () => {
    const torn = [0, 9_000].map((value) => ({ operator: 'torn', head: value }))
    expect(medianHead(torn, 3)).toBeNull()
    expect(medianHead([...torn, ...each([1_000, 1_001])], 3)).toBe(1_000)
    expect(medianHead([...torn, ...each([1_000])], 3)).toBe(1_000)
  })

  test('is null for two heads that are far apart: neither evicts the other', () => {
    fc.assert(
      fc.property(head, lag, fc.integer({ min: 1, max: 1_000_000 }), (top, blocks, further) => {
        expect(medianHead(each([top, top + blocks + further]), blocks)).toBeNull()
        expect(commonBlock(each([top, top + blocks + further]), 2, blocks)).toBeNull()
      }),
    )
  })
})

test('heads that are exactly LAG apart are level', () => {
  expect(medianHead(each([1_000, 1_003]), 3)).toBe(1_000)
  expect([996, 997, 1_003, 1_004].map((value) => placeOf(value, 1_000, 3))).toEqual([
    'behind',
    'level',
    'level',
    'ahead',
  ])
})

describe('the common block', () => {
  test('nodes of the needed operators have it, and it is within LAG of the median', () => {
    fc.assert(
      fc.property(heads, lag, fc.integer({ min: 1, max: 3 }), (reported, blocks, needed) => {
        const block = commonBlock(reported, needed, blocks) ?? Number.NaN
        fc.pre(!Number.isNaN(block))
        const median = medianHead(reported, blocks) ?? Number.NaN
        expect(block).toBeGreaterThanOrEqual(median - blocks)
        expect(block).toBeLessThanOrEqual(median + blocks)
        const having = reported.filter((one) => one.head >= block && one.head <= median + blocks)
        expect(operatorsOf(having)).toBeGreaterThanOrEqual(needed)
      }),
    )
  })

  test('a head of 0 or far ahead does not move it away from the others', () => {
    fc.assert(
      fc.property(head, lag, fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (top, blocks, claim) => {
        const block = commonBlock(each([top, claim, top]), 2, blocks)
        expect(block).not.toBeNull()
        expect(Math.abs((block ?? 0) - top)).toBeLessThanOrEqual(blocks)
      }),
    )
    expect(commonBlock(each([1_000, 0, 1_001]), 2, 3)).toBe(1_000)
    expect(commonBlock(each([1_000, 2_000, 1_001]), 2, 3)).toBe(1_000)
  })

  test('is null for nodes of one operator, however many they are', () => {
    const reported = [1_000, 1_000, 1_000].map((value) => ({ operator: 'one', head: value }))
    expect(commonBlock(reported, 2, 3)).toBeNull()
    expect(commonBlock(reported, 1, 3)).toBe(1_000)
  })

  test('ignores a missing head', () => {
    expect(commonBlock([], 2, 3)).toBeNull()
    expect(commonBlock(each([1_000]), 2, 3)).toBeNull()
    expect(medianHead([], 3)).toBeNull()
  })
})

test('heads are settled once level operators are the majority of all, and as many as needed', () => {
  expect(isSettled(each([1_000, 1_001]), 3, 2, 3)).toBe(true)
  expect(isSettled(each([1_000, 1_001]), 4, 2, 3)).toBe(false)
  expect(isSettled(each([1_000, 9_000]), 3, 2, 3)).toBe(false)
  expect(isSettled(each([1_000, 1_001]), 3, 3, 3)).toBe(false)
  expect(isSettled([], 0, 1, 3)).toBe(false)
  fc.assert(
    fc.property(closeHeads, lag, fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (reported, blocks, late) => {
      fc.pre(isSettled(reported, operatorsOf(reported) + 1, 2, blocks))
      // Whatever the last one claims, a common block remains.
      expect(commonBlock([...reported, { operator: 'late', head: late }], 2, blocks)).not.toBeNull()
    }),
  )
})

test('compares at least two operators', () => {
  expect([1, 2, 3].map(comparedOperators)).toEqual([2, 2, 3])
})
