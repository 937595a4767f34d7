import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termsBetween, unknownTerms } from '../../../test/unit/support/poolTerms'
import { toAddress } from '../../core/address'
import type { UsdPrice } from '../usdPrice'
import type { PoolDefinition } from './poolList'
import { poolApr, poolStatus, type AprFacts } from './poolValue'

const block = fc.integer({ min: 1, max: 50_000_000 })
describe('status of a pool (yield 4)', () => {
  test('is finished by its flag, whatever its blocks are', () => {
    fc.assert(
      fc.property(block, block, block, (start, end, now) => {
        expect(poolStatus(true, termsBetween(start, end), now)).toBe('finished')
      }),
    )
  })

  test('is live from its first block and finished after its last', () => {
    fc.assert(
      fc.property(block, fc.nat(100_000), block, (start, length, now) => {
        const status = poolStatus(false, termsBetween(start, start + length), now)
        expect(status).toBe(now > start + length ? 'finished' : now < start ? 'notStarted' : 'live')
      }),
    )
    const statuses = [9, 10, 20, 21].map((now) => poolStatus(false, termsBetween(10, 20), now))
    expect(statuses).toEqual(['notStarted', 'live', 'live', 'finished'])
  })

  test('is live while its terms or the current block are unknown', () => {
    expect(poolStatus(false, unknownTerms, 7)).toBe('live')
    expect(poolStatus(false, termsBetween(10, 20), 0)).toBe('live')
  })
})

const tokenOf = (digit: string, decimals: number): PoolDefinition['stakingToken'] => ({
  ...{ key: digit, symbol: digit, decimals, address: toAddress(`0x${digit.repeat(40)}`) },
  isNative: false,
})
const usd = tokenOf('f', 18)
const [staked, earned] = [tokenOf('a', 18), tokenOf('b', 6)]
const priceOf = (token: PoolDefinition['stakingToken'], cents: bigint): UsdPrice => ({
  ...{ token, usd },
  usdRaw: cents * 10n ** 16n,
  tokenRaw: 10n ** BigInt(token.decimals),
})
const aprFacts = (more: Partial<AprFacts> = {}): AprFacts => ({
  definition: { stakingToken: staked, earningToken: earned, tokenPerBlock: '0.5' },
  ...{ status: 'live', totalStakedRaw: 10n ** 24n, blockTimeSeconds: 3 },
  ...{ stakingPrice: priceOf(staked, 2_000n), earningPrice: priceOf(earned, 100n) },
  ...more,
})

describe('APR of a pool (yield 9)', () => {
  test('is the yearly reward over the total stake, both in dollars', () => {
    // 0.5 tokens per block at 1 dollar, 10,512,000 blocks; a million tokens staked at 20 dollars.
    expect(poolApr(aprFacts())).toBeCloseTo(((0.5 * 10_512_000) / 20_000_000) * 100, 6)
  })

  test('follows the formula for all prices and stakes', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 8n })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (one, other, total, perBlock) => {
          const apr = poolApr(
            aprFacts({
              definition: { stakingToken: staked, earningToken: earned, tokenPerBlock: String(perBlock) },
              stakingPrice: priceOf(staked, one),
              earningPrice: priceOf(earned, other),
              totalStakedRaw: BigInt(total) * 10n ** 18n,
            }),
          )
          const expected = ((Number(other) * perBlock * 10_512_000) / (Number(one) * total)) * 100
          // Shares below a billionth of a percent are cut.
          expect(Math.abs((apr ?? 0) - expected)).toBeLessThan(expected * 1e-6 + 1e-8)
        },
      ),
    )
  })

  test('needs no price when the staked token is the earned one', () => {
    const definition = { stakingToken: staked, earningToken: staked, tokenPerBlock: '10' }
    const apr = poolApr(aprFacts({ definition, stakingPrice: null, earningPrice: null }))
    expect(apr).toBeCloseTo(((10 * 10_512_000) / 1_000_000) * 100, 6)
  })

  test('is 0 for a finished pool, and unknown without a stake or a price', () => {
    expect(poolApr(aprFacts({ status: 'finished' }))).toBe(0)
    for (const missing of [
      { totalStakedRaw: null },
      { totalStakedRaw: 0n },
      { stakingPrice: null },
      { earningPrice: null },
      { definition: { stakingToken: staked, earningToken: earned, tokenPerBlock: 'x' } },
    ]) {
      expect(poolApr(aprFacts(missing))).toBeNull()
    }
  })
})
