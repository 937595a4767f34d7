import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UsdPrice } from '../../../market/usdPrice'
import type { PoolDefinition } from './definitions'
import { isAtLimit, poolApr, poolCountdown, poolStatus, type AprFacts, type PoolTerms } from './pool.rules'

const block = fc.integer({ min: 1, max: 50_000_000 })
const endless: PoolTerms = { startBlock: null, endBlock: null, limitRaw: 0n }
const between = (startBlock: number, endBlock: number): PoolTerms => ({
  ...{ startBlock: BigInt(startBlock), endBlock: BigInt(endBlock) },
  limitRaw: 0n,
})

describe('status of a pool (yield 4)', () => {
  test('is finished by its flag, whatever its blocks are', () => {
    fc.assert(
      fc.property(block, block, block, (start, end, now) => {
        expect(poolStatus(true, between(start, end), now)).toBe('finished')
      }),
    )
  })

  test('is live from its first block and finished after its last', () => {
    fc.assert(
      fc.property(block, fc.nat(100_000), block, (start, length, now) => {
        const status = poolStatus(false, between(start, start + length), now)
        expect(status).toBe(now > start + length ? 'finished' : now < start ? 'notStarted' : 'live')
      }),
    )
  })

  test('is live while its terms or the current block are unknown', () => {
    expect(poolStatus(false, endless, 7)).toBe('live')
    expect(poolStatus(false, between(10, 20), 0)).toBe('live')
  })
})

describe('countdown (yield 2)', () => {
  test('counts to the start, then to the end, and is null after it', () => {
    const terms = between(100, 200)
    const at = (now: number) => poolCountdown(poolStatus(false, terms, now), terms, now)
    expect(at(90)).toEqual({ until: 'start', block: 100n, blocks: 10 })
    expect(at(100)).toEqual({ until: 'end', block: 200n, blocks: 100 })
    expect(at(200)).toEqual({ until: 'end', block: 200n, blocks: 0 })
    expect(at(201)).toBeNull()
  })

  test('is null while the current block, or the block to count to, is unknown', () => {
    expect(poolCountdown('live', endless, 10)).toBeNull()
    expect(poolCountdown('notStarted', endless, 10)).toBeNull()
    expect(poolCountdown('live', between(1, 2), 0)).toBeNull()
  })

  test('never counts below zero', () => {
    expect(poolCountdown('live', between(1, 2), 9)?.blocks).toBe(0)
  })
})

const tokenOf = (digit: string, decimals: number): PoolDefinition['stakingToken'] => ({
  ...{ key: digit, symbol: digit, decimals, address: `0x${digit.repeat(40)}` },
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

test('a limit of zero is no limit, and a reached limit prevents further stakes (yield 2)', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (stake, limit) => {
      expect(isAtLimit(stake, 0n)).toBe(false)
      expect(isAtLimit(stake, limit)).toBe(stake >= limit)
    }),
  )
})
