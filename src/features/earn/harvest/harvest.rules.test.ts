import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { harvestEach, isUncertain, isDust, rewardValue, type HarvestEnd, type HarvestResult } from './harvest.rules'

const token = (digit: string) => ({ address: toAddress(`0x${digit.repeat(40)}`), decimals: 18, symbol: digit })
const [usd, cake, native] = [token('a'), token('b'), token('c')]
const price = (of: typeof cake, usdRaw: bigint) => ({ token: of, usd, usdRaw, tokenRaw: 1n })

describe('dust', () => {
  test.each([
    [1n, 4n, true],
    [2n, 4n, false],
    [3n, 4n, false],
  ])('a reward of %s at 2 dollars, with a fee of %s wei at 1 dollar', (earnedRaw, feeRaw, expected) => {
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

describe('a run', () => {
  const REJECTION = new Error('rejected')
  interface Run {
    responses: Record<string, string | Error>
    /** Stops after this many harvests were started. */
    stopAfter?: number
    reason?: 'cancelled' | 'accountChanged' | 'left'
  }

  async function run({ responses, stopAfter = Infinity, reason = 'cancelled' }: Run) {
    const started: string[] = []
    const results: Record<string, HarvestResult> = {}
    const end: HarvestEnd = await harvestEach(Object.keys(responses), {
      async send(item) {
        const response = responses[item]
        if (typeof response === 'string') return response
        throw response ?? new Error('No result is given for this item')
      },
      stop: () => (started.length >= stopAfter ? reason : null),
      endReasonOf: (error) => (error === REJECTION ? 'rejected' : null),
      onStart: (item) => void started.push(item),
      onResult(item, result) {
        results[item] = result
      },
    })
    return { end, started, results }
  }

  test('harvests all, one after the other', async () => {
    const { end, started, results } = await run({ responses: { one: '0x1', two: '0x2' } })
    expect([end, started]).toEqual(['done', ['one', 'two']])
    expect(results).toEqual({ one: { stage: 'sent', hash: '0x1' }, two: { stage: 'sent', hash: '0x2' } })
  })

  test('goes on after a failed harvest, and stores its error', async () => {
    const failure = new Error('it reverts')
    const { end, results } = await run({ responses: { one: failure, two: '0x2' } })
    expect(end).toBe('done')
    expect(results).toEqual({ one: { stage: 'failed', error: failure }, two: { stage: 'sent', hash: '0x2' } })
  })

  test('stops at a rejection in the wallet, and requests none of the others', async () => {
    const { end, started, results } = await run({ responses: { one: '0x1', two: REJECTION, three: '0x3' } })
    expect([end, started]).toEqual(['rejected', ['one', 'two']])
    expect(Object.keys(results)).toEqual(['one'])
  })

  test.each(['cancelled', 'accountChanged', 'left'] as const)('stops once the reason is %s', async (reason) => {
    const { end, started } = await run({ responses: { one: '0x1', two: '0x2', three: '0x3' }, stopAfter: 1, reason })
    expect([end, started]).toEqual([reason, ['one']])
  })
})
