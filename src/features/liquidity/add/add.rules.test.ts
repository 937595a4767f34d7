import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addError, type AddFacts, additionOf, isDust, leastToAdd, missingRaw, requestedAmounts } from './add.rules'

const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
const POOL = { firstRaw: 1_000n, secondRaw: 3_000n, supplyRaw: 1_700n }
const EMPTY = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }
/** Tokens were sent to the pair and recorded by sync(), but no account has provided liquidity. */
const DUST = { firstRaw: 1n, secondRaw: 1_000n, supplyRaw: 0n }

describe('requestedAmounts', () => {
  it('derives the other amount from the price, for either typed field', () => {
    expect(requestedAmounts({ raw: 7n, otherRaw: null, isFirst: true }, POOL)).toEqual({ firstRaw: 7n, secondRaw: 21n })
    expect(requestedAmounts({ raw: 20n, otherRaw: 9n, isFirst: false }, POOL)).toEqual({ firstRaw: 6n, secondRaw: 20n })
    expect(requestedAmounts({ raw: null, otherRaw: 9n, isFirst: false }, POOL)).toEqual({
      firstRaw: null,
      secondRaw: null,
    })
  })

  it('leaves both amounts free in a new pool', () => {
    expect(requestedAmounts({ raw: 7n, otherRaw: 2n, isFirst: true }, EMPTY)).toEqual({ firstRaw: 7n, secondRaw: 2n })
    expect(requestedAmounts({ raw: 7n, otherRaw: null, isFirst: false }, EMPTY)).toEqual({
      firstRaw: null,
      secondRaw: 7n,
    })
  })

  it('follows the reserves of a pool without shares, because the router quotes with them', () => {
    expect(requestedAmounts({ raw: 7n, otherRaw: 2n, isFirst: true }, DUST)).toEqual({
      firstRaw: 7n,
      secondRaw: 7_000n,
    })
  })
})

describe('leastToAdd', () => {
  it('returns the amounts less the slippage in a pool with a price', () => {
    const amounts = { firstRaw: 10_001n, secondRaw: 20_000n }
    expect(leastToAdd(amounts, POOL, 50)).toEqual({ firstRaw: 9_950n, secondRaw: 19_900n })
  })

  it('returns the full amounts in a new pool, for any slippage', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 5_000 }), (firstRaw, secondRaw, slippageBps) => {
        const amounts = { firstRaw, secondRaw }
        expect(leastToAdd(amounts, EMPTY, slippageBps)).toEqual(amounts)
      }),
    )
  })

  it('returns exactly what the router takes in a pool with reserves but no shares', () => {
    expect(leastToAdd({ firstRaw: 7n, secondRaw: 9_000n }, DUST, 50)).toEqual({ firstRaw: 7n, secondRaw: 7_000n })
    expect(leastToAdd({ firstRaw: 7n, secondRaw: 6_999n }, DUST, 50)).toEqual({ firstRaw: 6n, secondRaw: 6_999n })
    // 7 of 3 : 1000 match 2333, which match 6: the router takes the first amount whole where the second is enough.
    const uneven = { ...DUST, firstRaw: 3n }
    expect(leastToAdd({ firstRaw: 7n, secondRaw: 2_333n }, uneven, 50)).toEqual({ firstRaw: 7n, secondRaw: 2_333n })
  })

  it('makes the router reject any other price of a pool that did not exist at signing', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (firstRaw, secondRaw, reserveA, reserveB) => {
        fc.pre(firstRaw * reserveB !== secondRaw * reserveA)
        const least = leastToAdd({ firstRaw, secondRaw }, EMPTY, 50)
        // The rule of the router (_addLiquidity): it takes one amount in full and the other by the reserves.
        const secondOptimal = (firstRaw * reserveB) / reserveA
        const firstOptimal = (secondRaw * reserveA) / reserveB
        const isTaken = secondOptimal <= secondRaw ? secondOptimal >= least.secondRaw : firstOptimal >= least.firstRaw
        // The router rounds the second amount down to a base unit. Only a price within that rounding may pass.
        const excess = firstRaw * reserveB - secondRaw * reserveA
        expect(isTaken).toBe(excess >= 0n && excess < reserveA)
      }),
    )
  })

  it('never allows a price move above the slippage', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 112n }), fc.integer({ min: 0, max: 5_000 }), (raw, slippageBps) => {
        const { firstRaw } = leastToAdd({ firstRaw: raw, secondRaw: raw }, POOL, slippageBps)
        const lostRaw = raw - firstRaw
        expect(lostRaw * 10_000n >= raw * BigInt(slippageBps)).toBe(true)
        expect((lostRaw - 1n) * 10_000n < raw * BigInt(slippageBps)).toBe(true)
      }),
    )
  })
})

describe('additionOf', () => {
  it('returns the amounts, the LP tokens and the supply afterwards', () => {
    expect(additionOf({ firstRaw: 100n, secondRaw: 300n }, POOL)).toEqual({
      ...{ firstRaw: 100n, secondRaw: 300n, sharesRaw: 170n, supplyAfterRaw: 1_870n },
    })
  })

  it('returns null while an amount is missing or too small', () => {
    expect(additionOf({ firstRaw: null, secondRaw: 300n }, POOL)).toBeNull()
    expect(additionOf({ firstRaw: 100n, secondRaw: 0n }, POOL)).toBeNull()
    expect(additionOf({ firstRaw: 900n, secondRaw: 900n }, EMPTY)).toBeNull()
  })
})

describe('addError', () => {
  const fine: AddFacts = {
    ...{ isConnected: true, isPairInvalid: false, hasBothCurrencies: true, isOneTokenOnly: false },
    requested: { firstRaw: 5n, secondRaw: 6n },
    isTooLittle: false,
    ...{ balanceARaw: 5n, balanceBRaw: 6n, symbolA: 'CAKE', symbolB: 'BNB' },
  }
  const sentenceFor = (facts: Partial<AddFacts>) => {
    const error = addError({ ...fine, ...facts })
    return error && error.sentence.replace('%symbol%', error.values?.symbol ?? '')
  }

  // trading 5: later overrides. Each row also has the faults of the rows before it.
  it.each([
    [{}, null],
    [{ isConnected: false }, 'Connect wallet'],
    [{ isConnected: false, isPairInvalid: true }, 'Invalid pair'],
    [{ isConnected: false, isPairInvalid: true, requested: { firstRaw: 5n, secondRaw: null } }, 'Enter an amount'],
    [{ isTooLittle: true }, 'Enter an amount'],
    [{ isOneTokenOnly: true }, 'This pool accepts no liquidity'],
    [{ isOneTokenOnly: true, requested: { firstRaw: 5n, secondRaw: null } }, 'This pool accepts no liquidity'],
    [{ isPairInvalid: true, requested: { firstRaw: 6n, secondRaw: null } }, 'Insufficient CAKE balance'],
    [{ isPairInvalid: true, requested: { firstRaw: 6n, secondRaw: 7n } }, 'Insufficient BNB balance'],
  ])('%o returns %s', (facts, sentence) => {
    expect(sentenceFor(facts)).toBe(sentence)
  })

  it('returns no error while a balance is unknown', () => {
    expect(
      sentenceFor({ requested: { firstRaw: 9n, secondRaw: 9n }, balanceARaw: undefined, balanceBRaw: undefined }),
    ).toBeNull()
  })

  it('names a missing token', () => {
    expect(sentenceFor({ hasBothCurrencies: false, requested: { firstRaw: 5n, secondRaw: null } })).toBe(
      'Select a token',
    )
  })
})

it.each([
  [6n, 5n, 1n],
  [5n, 5n, 0n],
  [4n, 5n, 0n],
  [null, 5n, 0n],
  [5n, undefined, 0n],
])('for an amount of %s and a balance of %s, %s is missing', (amountRaw, balanceRaw, missing) => {
  expect(missingRaw({ amountRaw, balanceRaw })).toBe(missing)
})

it.each([
  [10n ** 18n, 10n ** 18n, true],
  [10n ** 18n, 10n ** 18n - 1n, true],
  [10n ** 18n, 10n ** 18n - 10n ** 12n, true],
  [10n ** 18n, 10n ** 18n - 10n ** 12n - 1n, false],
  [10n ** 18n, 10n ** 18n + 1n, false],
])('of %d typed, %d taken is the same but for dust: %j', (typedRaw, takenRaw, isSame) => {
  expect(isDust(typedRaw, takenRaw)).toBe(isSame)
})
