import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOut } from '../../../market/quote'
import { matching, sharesFor } from '../pool/shares.rules'
import {
  amountToSell,
  fittingAddition,
  oneSidedPlan,
  partToSell,
  planOfSale,
  saleError,
  type SaleFacts,
} from './oneSided.rules'

const sizeable = fc.bigInt({ min: 10n ** 12n, max: 10n ** 30n })
const market = fc.record({ firstRaw: sizeable, secondRaw: sizeable, supplyRaw: sizeable })
const share = fc.bigInt({ min: 1n, max: 10_000n })

/** Returns the LP tokens after selling a given part, by the formulas of the pair. */
function sharesWhenSelling(
  soldRaw: bigint,
  amountRaw: bigint,
  holdings: { firstRaw: bigint; secondRaw: bigint; supplyRaw: bigint },
) {
  const boughtRaw = amountOut(soldRaw, holdings.firstRaw, holdings.secondRaw)
  if (boughtRaw === null) return 0n
  const after = { ...holdings, firstRaw: holdings.firstRaw + soldRaw, secondRaw: holdings.secondRaw - boughtRaw }
  return sharesFor({ firstRaw: amountRaw - soldRaw, secondRaw: boughtRaw }, after)
}

describe('partToSell', () => {
  it('returns the root of the equation, rounded down', () => {
    fc.assert(
      fc.property(sizeable, sizeable, (amountRaw, reserveRaw) => {
        const f = (s: bigint) => 9_975n * s * s + 19_975n * reserveRaw * s - 10_000n * reserveRaw * amountRaw
        const soldRaw = partToSell(amountRaw, reserveRaw)
        expect(soldRaw < amountRaw).toBe(true)
        expect(f(soldRaw) <= 0n).toBe(true)
        expect(f(soldRaw + 2n) > 0n).toBe(true)
      }),
    )
  })

  it('returns slightly less than half of an amount that is small for the pool', () => {
    expect(partToSell(10n ** 18n, 10n ** 27n)).toBe(500625782102628481n)
  })
})

describe('planOfSale', () => {
  const pool = { firstRaw: 1_000n, secondRaw: 1_000n, supplyRaw: 1_000n }

  it('counts the sold part in the pool when the rest of the first token limits the shares', () => {
    const plan = planOfSale(200n, { inputRaw: 190n, outputRaw: 500n }, pool)
    expect(plan).toEqual({ soldRaw: 190n, boughtRaw: 500n, restRaw: 10n, sharesRaw: 8n })
  })

  it('takes the proceeds from the pool when they limit the shares', () => {
    const plan = planOfSale(1_000n, { inputRaw: 100n, outputRaw: 20n }, pool)
    expect(plan).toEqual({ soldRaw: 100n, boughtRaw: 20n, restRaw: 900n, sharesRaw: 20n })
  })
})

describe('amountToSell', () => {
  it('returns an amount of which at most the given part is sold, and at least that of a slightly larger one', () => {
    fc.assert(
      fc.property(sizeable, sizeable, (soldRaw, reserveRaw) => {
        const amountRaw = amountToSell(soldRaw, reserveRaw)
        expect(partToSell(amountRaw, reserveRaw)).toBeLessThanOrEqual(soldRaw)
        const scale = soldRaw / reserveRaw + 2n
        expect(partToSell(amountRaw + 4n * scale, reserveRaw)).toBeGreaterThanOrEqual(soldRaw)
      }),
    )
  })
})

describe('oneSidedPlan', () => {
  it('mints no fewer shares than selling any other part would, within a rounding', () => {
    let plans = 0
    fc.assert(
      fc.property(market, share, share, (holdings, parts, other) => {
        const amountRaw = (holdings.firstRaw * parts) / 1_000n
        const plan = oneSidedPlan(amountRaw, holdings)
        if (!plan) return
        plans += 1
        expect(plan.sharesRaw).toBe(sharesWhenSelling(plan.soldRaw, amountRaw, holdings))
        const otherSharesRaw = sharesWhenSelling((amountRaw * other) / 10_001n, amountRaw, holdings)
        // Rounding down to base units may cost a few of them on either side.
        const slackRaw =
          holdings.supplyRaw / 10n ** 6n +
          holdings.supplyRaw / holdings.secondRaw +
          holdings.supplyRaw / holdings.firstRaw +
          4n
        expect(otherSharesRaw <= plan.sharesRaw + slackRaw * 4n).toBe(true)
      }),
    )
    expect(plans).toBeGreaterThan(10)
  })

  it('leaves no more than a rounding remainder of either token', () => {
    fc.assert(
      fc.property(market, share, (holdings, parts) => {
        const amountRaw = (holdings.firstRaw * parts) / 1_000n
        const plan = oneSidedPlan(amountRaw, holdings)
        if (!plan) return
        const [firstRaw, secondRaw] = [holdings.firstRaw + plan.soldRaw, holdings.secondRaw - plan.boughtRaw]
        const fittingRaw = matching(plan.restRaw, firstRaw, secondRaw)
        const gapRaw = fittingRaw > plan.boughtRaw ? fittingRaw - plan.boughtRaw : plan.boughtRaw - fittingRaw
        // One base unit sold or bought more or less changes the fitting amount by the price and by the share of the
        // pool.
        expect(gapRaw <= 4n * (secondRaw / firstRaw + 1n) * (plan.restRaw / firstRaw + 2n)).toBe(true)
      }),
    )
  })

  it('returns null for too small an amount', () => {
    const holdings = { firstRaw: 10n ** 20n, secondRaw: 10n ** 6n, supplyRaw: 10n ** 13n }
    expect(oneSidedPlan(10n, holdings)).toBeNull()
    expect(oneSidedPlan(0n, holdings)).toBeNull()
    // It buys some of the other token, but both together are worth less than one LP base unit.
    expect(oneSidedPlan(1_000n, { firstRaw: 10n ** 6n, secondRaw: 10n ** 6n, supplyRaw: 1n })).toBeNull()
  })
})

describe('planOfSale', () => {
  it('equals the plan for its own amounts, and keeps the unsold rest for any others', () => {
    const holdings = { firstRaw: 10n ** 24n, secondRaw: 3n * 10n ** 24n, supplyRaw: 10n ** 24n }
    const amount = fc.bigInt({ min: 10n ** 6n, max: 10n ** 23n })
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 6n }), (amountRaw, boughtRaw) => {
        const plan = oneSidedPlan(amountRaw, holdings)
        if (!plan) return
        const { soldRaw } = plan
        expect(planOfSale(amountRaw, { inputRaw: soldRaw, outputRaw: plan.boughtRaw }, holdings)).toEqual(plan)
        const revised = planOfSale(amountRaw, { inputRaw: soldRaw, outputRaw: boughtRaw }, holdings)
        expect(revised).toMatchObject({ soldRaw, boughtRaw, restRaw: amountRaw - soldRaw })
      }),
    )
  })
})

const some = fc.bigInt({ min: 10n ** 6n, max: 10n ** 28n })

describe('fittingAddition', () => {
  const holdings = { firstRaw: 1_000n, secondRaw: 3_000n, supplyRaw: 1_700n }

  it.each([
    ['the first token is the scarce one', 10n, 100n],
    ['the second token is the scarce one', 100n, 30n],
    ['both fit', 10n, 30n],
  ])('adds what fits the price where %s', (_what, firstRaw, secondRaw) => {
    expect(fittingAddition(firstRaw, secondRaw, holdings)).toMatchObject({
      firstRaw: 10n,
      secondRaw: 30n,
      sharesRaw: 17n,
    })
  })

  it('keeps the first amount whole where the second is just enough for it', () => {
    const uneven = { firstRaw: 3_000n, secondRaw: 1_000_000n, supplyRaw: 10_000n }
    expect(fittingAddition(7n, 2_333n, uneven)).toMatchObject({ firstRaw: 7n, secondRaw: 2_333n })
  })

  it('never exceeds either amount, and uses up one of them', () => {
    fc.assert(
      fc.property(some, some, some, some, some, (firstRaw, secondRaw, reserve0, reserve1, supplyRaw) => {
        const addition = fittingAddition(firstRaw, secondRaw, { firstRaw: reserve0, secondRaw: reserve1, supplyRaw })
        if (!addition) return
        expect(addition.firstRaw <= firstRaw && addition.secondRaw <= secondRaw).toBe(true)
        expect(addition.firstRaw === firstRaw || addition.secondRaw === secondRaw).toBe(true)
      }),
    )
  })
})

const possible: SaleFacts = {
  ...{
    hasBothCurrencies: true,
    status: 'exists',
    amountRaw: 5n,
    balanceRaw: 5n,
    symbol: 'CAKE',
    impactBps: 1_499,
    isExpert: false,
  },
}

it.each([
  [{}, undefined],
  [{ balanceRaw: undefined }, undefined],
  [{ impactBps: 1_500 }, 'Price impact too high'],
  [{ impactBps: 1_500, isExpert: true }, undefined],
  [{ impactBps: null }, 'Insufficient liquidity for this trade.'],
  [{ impactBps: null, status: 'invalid' }, 'Invalid pair'],
  [{ impactBps: null, amountRaw: null }, 'Enter an amount'],
  [{ impactBps: null, hasBothCurrencies: false }, 'Select a token'],
  [{ balanceRaw: 4n, hasBothCurrencies: false }, 'Insufficient %symbol% balance'],
] as const)('%o returns %s', (facts, sentence) => {
  expect(saleError({ ...possible, ...facts })?.sentence).toBe(sentence)
})

it('names the token of which there is too little', () => {
  expect(saleError({ ...possible, balanceRaw: 4n })?.values).toEqual({ symbol: 'CAKE' })
})
