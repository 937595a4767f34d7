import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termsBetween, unknownTerms } from '../../../../test/unit/support/poolTerms'
import { poolStatus } from '../../../market/prices/poolValue'
import { isAtLimit, poolCountdown } from './pool.rules'

describe('countdown (yield 2)', () => {
  test('counts to the start, then to the end, and is null after it', () => {
    const terms = termsBetween(100, 200)
    const at = (now: number) => poolCountdown(poolStatus(false, terms, now), terms, now)
    expect(at(90)).toEqual({ until: 'start', block: 100n, blocks: 10 })
    expect(at(100)).toEqual({ until: 'end', block: 200n, blocks: 100 })
    expect(at(200)).toEqual({ until: 'end', block: 200n, blocks: 0 })
    expect(at(201)).toBeNull()
  })

  test('is null while the current block, or the block to count to, is unknown', () => {
    expect(poolCountdown('live', unknownTerms, 10)).toBeNull()
    expect(poolCountdown('notStarted', unknownTerms, 10)).toBeNull()
    expect(poolCountdown('live', termsBetween(1, 2), 0)).toBeNull()
  })

  test('never counts below zero', () => {
    expect(poolCountdown('live', termsBetween(1, 2), 9)?.blocks).toBe(0)
  })
})

test('a limit of zero is no limit, and a reached limit prevents further stakes (yield 2)', () => {
  expect([isAtLimit(4n, 5n), isAtLimit(5n, 5n), isAtLimit(0n, 0n)]).toEqual([false, true, false])
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (stake, limit) => {
      expect(isAtLimit(stake, 0n)).toBe(false)
      expect(isAtLimit(stake, limit)).toBe(stake >= limit)
    }),
  )
})
