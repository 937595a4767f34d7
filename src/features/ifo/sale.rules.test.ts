import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import facts from '../../../deployments/bsc/ifos.json'
import {
  committableRaw,
  earlySaleResult,
  filledPercent,
  isCommittable,
  resultOf,
  salePhase,
  saleProgress,
  saleResult,
  shareOf,
  simulatedResult,
  taxRate,
  type SalePool,
  withCommitment,
} from './sale.rules'

const STEPS = facts.config.taxSteps
const [RAISING, OFFERING] = [100n, 1000n].map((amount) => amount * 10n ** 18n) as [bigint, bigint]
const POOL: SalePool = { raisingRaw: RAISING, offeringRaw: OFFERING, committedRaw: 4n * RAISING, hasTax: true }

const amount = fc.bigInt({ min: 1n, max: 10n ** 24n })
const commitments = fc.array(amount, { minLength: 1, maxLength: 12 })
const terms = fc.record({ raisingRaw: amount, offeringRaw: fc.bigInt({ min: 0n, max: 10n ** 30n }) })
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

test.each([
  [0, 100],
  [49, 100],
  [50, 50],
  [99, 50],
  [100, 30],
  [250, 25],
  [500, 20],
  [1000, 10],
  [1499, 10],
  [1500, 5],
  [90_000, 5],
])('at %i times the raising amount, the tax is %i basis points (protocol 9.2.6)', (times, bps) => {
  const pool = { ...POOL, committedRaw: RAISING * BigInt(times) }
  expect(taxRate(pool, STEPS)).toBe(BigInt(bps) * 10n ** 8n)
  expect(taxRate(pool, STEPS.toReversed())).toBe(BigInt(bps) * 10n ** 8n)
})

test('a pool without tax, terms or steps has no tax', () => {
  expect(taxRate({ ...POOL, hasTax: false }, STEPS)).toBe(0n)
  expect(taxRate({ ...POOL, raisingRaw: 0n }, STEPS)).toBe(0n)
  expect(taxRate(POOL, [])).toBe(0n)
})

test('an oversubscribed pool returns the overflow less the tax', () => {
  expect(saleResult(POOL, RAISING, STEPS)).toEqual({
    offeredRaw: OFFERING / 4n,
    refundRaw: (RAISING * 7425n) / 10_000n,
    taxRaw: (RAISING * 75n) / 10_000n,
  })
  expect(saleResult({ ...POOL, hasTax: false }, RAISING, STEPS).refundRaw).toBe((RAISING * 3n) / 4n)
})

test('a pool that raises no more than its amount returns nothing', () => {
  for (const committedRaw of [RAISING / 2n, RAISING]) {
    const result = saleResult({ ...POOL, committedRaw }, RAISING / 2n, STEPS)
    expect(result).toEqual({ offeredRaw: OFFERING / 2n, refundRaw: 0n, taxRaw: 0n })
    const early = earlySaleResult({ ...POOL, committedRaw }, RAISING / 2n)
    expect(early).toEqual({ offeredRaw: OFFERING / 2n, refundRaw: 0n })
  }
})

test('a pool without terms offers nothing', () => {
  const unset = { raisingRaw: 0n, offeringRaw: 0n, committedRaw: 0n, hasTax: true }
  expect(saleResult(unset, 5n, STEPS)).toEqual({ offeredRaw: 0n, refundRaw: 5n, taxRaw: 0n })
  expect(earlySaleResult(unset, 5n)).toEqual({ offeredRaw: 0n, refundRaw: 5n })
  expect(shareOf(unset, 5n)).toBe(0n)
})

test('all users together get no more than the offering, and pay no more than is raised', () => {
  fc.assert(
    fc.property(commitments, terms, fc.boolean(), (amounts, { raisingRaw, offeringRaw }, hasTax) => {
      const committedRaw = sum(amounts)
      const pool = { raisingRaw, offeringRaw, committedRaw, hasTax }
      const raised = committedRaw < raisingRaw ? committedRaw : raisingRaw
      const results = amounts.map((each) => saleResult(pool, each, STEPS))
      const early = amounts.map((each) => earlySaleResult(pool, each))
      for (const offered of [results, early]) {
        expect(sum(offered.map(({ offeredRaw }) => offeredRaw)) <= offeringRaw).toBe(true)
      }
      const returned = sum(results.map(({ refundRaw, taxRaw }) => refundRaw + taxRaw))
      expect(committedRaw - returned <= raised).toBe(true)
      expect(committedRaw - sum(early.map(({ refundRaw }) => refundRaw)) <= raised).toBe(true)
      for (const [at, each] of amounts.entries()) {
        const { refundRaw = 0n, taxRaw = 0n } = results[at] ?? {}
        expect(refundRaw >= 0n && taxRaw >= 0n && refundRaw + taxRaw <= each).toBe(true)
      }
    }),
  )
})

test('a larger commitment never gets less', () => {
  fc.assert(
    fc.property(amount, amount, amount, terms, (one, more, others, { raisingRaw, offeringRaw }) => {
      const pool = { raisingRaw, offeringRaw, committedRaw: one + more + others, hasTax: true }
      const [less, greater] = [saleResult(pool, one, STEPS), saleResult(pool, one + more, STEPS)]
      expect(greater.offeredRaw >= less.offeredRaw).toBe(true)
    }),
  )
})

test('a simulation commits a multiple of the raising amount, but no less than the own amount', () => {
  const alone = simulatedResult({ ...POOL, committedRaw: 0n }, 2n * RAISING, 1n, STEPS)
  expect(alone).toEqual(saleResult({ ...POOL, committedRaw: 2n * RAISING }, 2n * RAISING, STEPS))
  expect(simulatedResult(POOL, RAISING, 4n, STEPS)).toEqual(saleResult(POOL, RAISING, STEPS))
})

test.each([
  [100n, 0n, 40n, 100n],
  [100n, 60n, 40n, 20n],
  [10n, 60n, 40n, 10n],
  [100n, 40n, 40n, 0n],
  [100n, 30n, 40n, 0n],
])('with a balance of %i, a limit of %i and %i committed, %i may be committed', (balance, limit, committed, rest) => {
  expect(committableRaw(balance, limit, committed)).toBe(rest)
})

test.each([
  [null, 'idle', false],
  [98, 'comingSoon', false],
  [99, 'comingSoon', false],
  [100, 'live', true],
  [150, 'live', true],
  [198, 'live', true],
  [199, 'live', false],
  [200, 'live', false],
  [201, 'finished', false],
] as const)('at block %s, a sale of the blocks 100 to 200 is %s (games 4.7.1)', (block, phase, accepts) => {
  const blocks = { startBlock: 100, endBlock: 200 }
  expect(salePhase(blocks, block)).toBe(phase)
  expect(block !== null && isCommittable(blocks, block)).toBe(accepts)
})

test.each([
  [null, 5],
  [100, 0],
  [150, 50],
  [199, 99],
  [200, 0],
  [250, 25],
  [400, 100],
  [900, 100],
])('at block %s the progress is %i percent (games 4.7.2)', (block, percent) => {
  expect(saleProgress({ startBlock: 200, endBlock: 400 }, 100, block)).toBe(percent)
})

test('a sale that is announced at its start block has a progress of 100 percent before it', () => {
  expect(saleProgress({ startBlock: 200, endBlock: 400 }, 200, 150)).toBe(100)
})

test('an oversubscribed sale of version 1 returns the overflow, with six digits of the share (protocol 9.1.3)', () => {
  const pool = { ...POOL, committedRaw: 3n * RAISING }
  expect(earlySaleResult(pool, RAISING)).toEqual({
    offeredRaw: (OFFERING * 333_333n) / 1_000_000n,
    refundRaw: RAISING - (RAISING * 333_333n) / 1_000_000n,
  })
})

test('the result of each version follows its own arithmetic', () => {
  const early = resultOf(POOL, RAISING, { isEarly: true, steps: STEPS })
  expect(early).toEqual({ ...earlySaleResult(POOL, RAISING), taxRaw: 0n })
  expect(resultOf(POOL, RAISING, { isEarly: false, steps: STEPS })).toEqual(saleResult(POOL, RAISING, STEPS))
})

test('a further commitment fills the pool', () => {
  expect(filledPercent(POOL)).toBe(400)
  expect(filledPercent(withCommitment(POOL, RAISING / 2n))).toBe(450)
  expect(filledPercent({ ...POOL, raisingRaw: 0n })).toBe(0)
})
