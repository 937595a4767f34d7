import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addError, additionOf, leastToAdd, wantedAmounts, type AddFacts } from './add.rules'

const POOL = { firstRaw: 1_000n, secondRaw: 3_000n, supplyRaw: 1_700n }
const EMPTY = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }

describe('wantedAmounts', () => {
  it('derives the other amount from the price, whichever was typed', () => {
    expect(wantedAmounts({ raw: 7n, otherRaw: null, isFirst: true }, POOL)).toEqual({ firstRaw: 7n, secondRaw: 21n })
    expect(wantedAmounts({ raw: 20n, otherRaw: 9n, isFirst: false }, POOL)).toEqual({ firstRaw: 6n, secondRaw: 20n })
    expect(wantedAmounts({ raw: null, otherRaw: 9n, isFirst: false }, POOL)).toEqual({
      firstRaw: null,
      secondRaw: null,
    })
  })

  it('leaves both free in a new pool', () => {
    expect(wantedAmounts({ raw: 7n, otherRaw: 2n, isFirst: true }, EMPTY)).toEqual({ firstRaw: 7n, secondRaw: 2n })
    expect(wantedAmounts({ raw: 7n, otherRaw: null, isFirst: false }, EMPTY)).toEqual({ firstRaw: null, secondRaw: 7n })
  })
})

describe('leastToAdd', () => {
  it('is the amounts less the slippage, and nothing in a new pool', () => {
    const amounts = { firstRaw: 10_001n, secondRaw: 20_000n }
    expect(leastToAdd(amounts, POOL, 50)).toEqual({ firstRaw: 9_950n, secondRaw: 19_900n })
    expect(leastToAdd(amounts, EMPTY, 50)).toEqual({ firstRaw: 0n, secondRaw: 0n })
  })

  it('never lets the price move by more than the slippage', () => {
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
  it('tells what comes and what it is then part of', () => {
    expect(additionOf({ firstRaw: 100n, secondRaw: 300n }, POOL)).toEqual({
      ...{ firstRaw: 100n, secondRaw: 300n, sharesRaw: 170n, supplyAfterRaw: 1_870n },
    })
  })

  it('is none while an amount is missing or too small', () => {
    expect(additionOf({ firstRaw: null, secondRaw: 300n }, POOL)).toBeNull()
    expect(additionOf({ firstRaw: 100n, secondRaw: 0n }, POOL)).toBeNull()
    expect(additionOf({ firstRaw: 900n, secondRaw: 900n }, EMPTY)).toBeNull()
  })
})

describe('addError', () => {
  const fine: AddFacts = {
    ...{ isConnected: true, isPairInvalid: false, hasBothCurrencies: true },
    wanted: { firstRaw: 5n, secondRaw: 6n },
    isTooLittle: false,
    ...{ balanceARaw: 5n, balanceBRaw: 6n, symbolA: 'CAKE', symbolB: 'BNB' },
  }
  const said = (facts: Partial<AddFacts>) => {
    const error = addError({ ...fine, ...facts })
    return error && error.sentence.replace('%symbol%', error.values?.symbol ?? '')
  }

  // trading 5: later overrides. Each row has every fault of the rows before it.
  it.each([
    [{}, null],
    [{ isConnected: false }, 'Connect Wallet'],
    [{ isConnected: false, isPairInvalid: true }, 'Invalid pair'],
    [{ isConnected: false, isPairInvalid: true, wanted: { firstRaw: 5n, secondRaw: null } }, 'Enter an amount'],
    [{ isTooLittle: true }, 'Enter an amount'],
    [{ isPairInvalid: true, wanted: { firstRaw: 6n, secondRaw: null } }, 'Insufficient CAKE balance'],
    [{ isPairInvalid: true, wanted: { firstRaw: 6n, secondRaw: 7n } }, 'Insufficient BNB balance'],
  ])('%o is %s', (facts, sentence) => {
    expect(said(facts)).toBe(sentence)
  })

  it('says nothing of a balance that is not known yet', () => {
    expect(said({ wanted: { firstRaw: 9n, secondRaw: 9n }, balanceARaw: undefined, balanceBRaw: undefined })).toBeNull()
  })

  it('asks for the token that is missing', () => {
    expect(said({ hasBothCurrencies: false, wanted: { firstRaw: 5n, secondRaw: null } })).toBe('Select a token')
  })
})
