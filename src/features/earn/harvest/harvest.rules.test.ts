import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { isUncertain, isDust, rewardValue } from './harvest.rules'

const token = (digit: string) => ({ address: toAddress(`0x${digit.repeat(40)}`), decimals: 18, symbol: digit })
const [usd, cake, native] = [token('a'), token('b'), token('c')]
const price = (of: typeof cake, usdRaw: bigint) => ({ token: of, usd, usdRaw, tokenRaw: 1n })

describe('dust', () => {
  test.each([
    [1n, 4n, true],
    [2n, 4n, false],
    [3n, 4n, false],
  ])('a reward of %s at 2 dollars with a fee of %s wei at 1 dollar is dust: %s', (earnedRaw, feeRaw, expected) => {
    const value = rewardValue({ earnedRaw, price: price(cake, 2n) }, feeRaw, price(native, 1n))
    expect(isDust(value)).toBe(expected)
    expect(isUncertain(value)).toBe(false)
  })

  test('a reward of unknown value or fee is never dust: it is harvested and marked', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
    const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of)
    fc.assert(
      fc.property(amount, optional(amount), optional(amount), optional(amount), (earnedRaw, reward, fee, coin) => {
        const value = rewardValue(
          { earnedRaw, price: reward === null ? null : price(cake, reward) },
          fee,
          coin === null ? null : price(native, coin),
        )
        const isKnown = reward !== null && fee !== null && coin !== null
        expect(isUncertain(value)).toBe(!isKnown)
        expect(isDust(value)).toBe(isKnown && earnedRaw * (reward ?? 0n) < (fee ?? 0n) * (coin ?? 0n))
      }),
    )
  })
})
