import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '../../../core/amount'
import { checkStake, percentOf, shareText, stakeFault, maxAmountRaw } from './stake.rules'

const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
const limit = fc.oneof(fc.constant(0n), amount)
const termsOf = fc.record({ availableRaw: amount, limitRaw: limit, stakedRaw: amount, decimals: fc.constant(18) })

describe('the maximum amount', () => {
  test('is the balance without a limit, or when the limit leaves more', () => {
    expect(maxAmountRaw({ availableRaw: 7n, decimals: 18 })).toBe(7n)
    expect(maxAmountRaw({ availableRaw: 7n, decimals: 18, limitRaw: 0n, stakedRaw: 99n })).toBe(7n)
    expect(maxAmountRaw({ availableRaw: 7n, decimals: 18, limitRaw: 10n, stakedRaw: 3n })).toBe(7n)
  })

  test('is the limit, less what is staked, when the balance exceeds it', () => {
    expect(maxAmountRaw({ availableRaw: 50n, decimals: 18, limitRaw: 10n })).toBe(10n)
    expect(maxAmountRaw({ availableRaw: 50n, decimals: 18, limitRaw: 10n, stakedRaw: 4n })).toBe(6n)
    expect(maxAmountRaw({ availableRaw: 50n, decimals: 18, limitRaw: 10n, stakedRaw: 12n })).toBe(0n)
  })

  test('every share is accepted except an amount of zero', () => {
    fc.assert(
      fc.property(termsOf, fc.integer({ min: 0, max: 100 }), (terms, percent) => {
        const { amountRaw, fault } = checkStake(terms, shareText(terms, percent))
        expect(fault).toBe(amountRaw === 0n ? 'empty' : null)
      }),
    )
  })

  test('a share converts to an amount and back', () => {
    fc.assert(
      fc.property(termsOf, fc.integer({ min: 0, max: 100 }), (terms, percent) => {
        fc.pre(maxAmountRaw(terms) > 1_000n)
        const shown = percentOf(terms, parseAmount(shareText(terms, percent), 18))
        expect(shown).toBe(percent)
      }),
    )
  })
})

describe('why an amount cannot be confirmed (yield 5)', () => {
  const terms = { availableRaw: 100n, decimals: 0, limitRaw: 60n, stakedRaw: 20n }
  test.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['1.5', 'empty'],
    ['40', null],
    ['41', 'aboveLimit'],
    ['101', 'aboveLimit'],
  ])('"%s" has the fault %s', (text, fault) => {
    expect(checkStake(terms, text).fault).toBe(fault)
  })

  test('an amount above the available one is refused', () => {
    expect(stakeFault({ availableRaw: 100n, decimals: 0 }, 101n)).toBe('aboveAvailable')
    expect(stakeFault({ availableRaw: 100n, decimals: 0 }, 100n)).toBeNull()
  })

  test('an amount above the maximum is shown as 100 %', () => {
    expect(percentOf({ availableRaw: 100n, decimals: 0 }, 500n)).toBe(100)
    expect(percentOf({ availableRaw: 1_000n, decimals: 0 }, 999n)).toBe(99)
    expect(percentOf({ availableRaw: 0n, decimals: 0 }, 5n)).toBe(0)
    expect(percentOf({ availableRaw: 100n, decimals: 0 }, null)).toBe(0)
  })
})
