import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betFault, blocksToBet, canLand, isStarted, percentOfMax, shareOfMax } from './bet.rules'

const round = { startBlock: 100, lockBlock: 120 }

describe('the blocks in which a bet is accepted (protocol 5)', () => {
  test('a bet is stopped when it would be included at the lock', () => {
    expect([116, 117, 118, 119, 130].map((block) => canLand(round, block))).toEqual([true, true, false, false, false])
    expect([117, 118, 119].map((block) => blocksToBet(round, block))).toEqual([2, 1, 0])
  })

  test('the block in which the round starts accepts none', () => {
    expect([99, 100, 101].map((block) => isStarted(round, block))).toEqual([false, false, true])
  })

  test('an accepted bet is included before the lock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (block) => {
        expect(canLand(round, block)).toBe(block + 2 < round.lockBlock)
      }),
    )
  })
})

describe('the amount of a bet (games 5.6)', () => {
  const terms = { maxRaw: 100n, minRaw: 10n }

  test.each([
    [null, 'empty'],
    [0n, 'empty'],
    [9n, 'belowMinimum'],
    [10n, null],
    [100n, null],
    [101n, 'aboveBalance'],
  ])('%s is %s', (amountRaw, fault) => {
    expect(betFault(terms, amountRaw)).toBe(fault)
  })

  test('has the fault unknownBalance while the balance is unknown', () => {
    expect(betFault({ ...terms, maxRaw: null }, 10n)).toBe('unknownBalance')
  })

  test('a share converts to an amount and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 30n }), fc.integer({ min: 0, max: 100 }), (maxRaw, percent) => {
        const shareRaw = shareOfMax(maxRaw, percent)
        expect(shareRaw).toBeLessThanOrEqual(maxRaw)
        expect(percentOfMax(maxRaw, shareRaw)).toBe(percent)
      }),
    )
    expect([percentOfMax(0n, 5n), percentOfMax(5n, null), percentOfMax(1_000n, 999n)]).toEqual([0, 0, 99])
  })
})
