import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Nodes } from '../rpc/nodes'
import { effectiveBlockTime, readBlockTime } from './blockTime'

/** Fake chain with a constant block time in milliseconds and header timestamps in whole seconds. */
function chainOf(blocks: number, blockTimeMs: number): Nodes {
  const header = (number: number) => ({
    number: `0x${number.toString(16)}`,
    timestamp: `0x${(1_700_000_000 + Math.floor((number * blockTimeMs) / 1_000)).toString(16)}`,
  })
  return {
    request: async (method, [block]) => {
      expect(method).toBe('eth_getBlockByNumber')
      return header(block === 'latest' ? blocks : Number(block))
    },
  }
}

describe('measuring', () => {
  test.each([
    [3_000, 3],
    [750, 0.75],
    [1_000, 1],
  ])('measures blocks %s ms apart as %s s', async (ms, seconds) => {
    expect(await readBlockTime(chainOf(40_000_000, ms))).toBeCloseTo(seconds, 1)
  })

  test('measures a young chain over its existing blocks, and returns null for fewer than five', async () => {
    expect(await readBlockTime(chainOf(10, 3_000))).toBe(3)
    expect(await readBlockTime(chainOf(4, 3_000))).toBeNull()
  })

  test('measures a chain with a changed block time at its new one', async () => {
    // A chain set up by a script starts like this: its first 100 blocks within a second.
    const startedAt = 1_700_000_000
    const timeOf = (number: number) => startedAt + Math.max(0, number - 100) * 3
    const node: Nodes = {
      request: async (_, [block]) => {
        const number = block === 'latest' ? 125 : Number(block)
        return { number: `0x${number.toString(16)}`, timestamp: `0x${timeOf(number).toString(16)}` }
      },
    }
    expect(await readBlockTime(node)).toBe(3)
  })

  test.each([null, {}, { number: 'x', timestamp: '0x1' }])('rejects %o as a header', async (answer) => {
    expect(await readBlockTime({ request: async () => answer })).toBeNull()
  })

  test('returns null for blocks with equal timestamps', async () => {
    expect(await readBlockTime(chainOf(100, 0))).toBeNull()
  })
})

describe('the effective block time', () => {
  test.each([
    [3, null, 3, false],
    [3, 3.2, 3, false],
    [3, 2.7, 3, false],
    [3, 3.31, 3.31, true],
    [3, 0.75, 0.75, true],
    [0.75, 0.76, 0.75, false],
    [0.75, 3, 3, true],
  ])('for a stated %s s and a measured %s s is %s s', (stated, measured, seconds, isMeasured) => {
    expect(effectiveBlockTime(stated, measured)).toEqual({ seconds, isMeasured })
  })

  test('differs from the measured one by at most a tenth', () => {
    const seconds = fc.double({ min: 0.1, max: 20, noNaN: true })
    fc.assert(
      fc.property(seconds, seconds, (stated, measured) => {
        const used = effectiveBlockTime(stated, measured).seconds
        expect(Math.abs(used - measured)).toBeLessThanOrEqual(stated * 0.1001)
      }),
    )
  })
})
