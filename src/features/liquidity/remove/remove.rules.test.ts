import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastToGet, removalOf, removeError } from './remove.rules'

const POOL = { firstRaw: 1_000_000n, secondRaw: 3_000_000n, supplyRaw: 1_700_000n }
const HELD = 170_000n

describe('removalOf', () => {
  it('takes a percentage of the LP balance', () => {
    expect(removalOf({ field: 'percent', raw: 25n, balanceRaw: HELD, pool: POOL })).toEqual({
      ...{ sharesRaw: 42_500n, firstRaw: 25_000n, secondRaw: 75_000n, percent: 25 },
    })
    expect(removalOf({ field: 'percent', raw: 100n, balanceRaw: HELD, pool: POOL }).sharesRaw).toBe(HELD)
    expect(removalOf({ field: 'percent', raw: null, balanceRaw: HELD, pool: POOL })).toMatchObject({ sharesRaw: 0n })
  })

  it('takes LP tokens as they are typed, and rounds their share up', () => {
    expect(removalOf({ field: 'liquidity', raw: 1_000n, balanceRaw: HELD, pool: POOL }).sharesRaw).toBe(1_000n)
    expect(removalOf({ field: 'liquidity', raw: 1n, balanceRaw: HELD, pool: POOL })).toMatchObject({ percent: 1 })
    expect(removalOf({ field: 'liquidity', raw: 2n * HELD, balanceRaw: HELD, pool: POOL })).toMatchObject({
      percent: 100,
    })
    expect(removalOf({ field: 'liquidity', raw: 5n, balanceRaw: 0n, pool: POOL })).toMatchObject({ percent: 0 })
  })

  it('gives at least the typed amount of either token, with the fewest LP base units', () => {
    const some = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
    const market = fc.record({ firstRaw: some, secondRaw: some, supplyRaw: some })
    fc.assert(
      fc.property(market, some, fc.boolean(), (pool, raw, isFirst) => {
        const removal = removalOf({ field: isFirst ? 'currencyA' : 'currencyB', raw, balanceRaw: pool.supplyRaw, pool })
        const [receivedRaw, reserveRaw] = isFirst
          ? [removal.firstRaw, pool.firstRaw]
          : [removal.secondRaw, pool.secondRaw]
        expect(receivedRaw >= raw).toBe(true)
        expect(((removal.sharesRaw - 1n) * reserveRaw) / pool.supplyRaw < raw).toBe(true)
      }),
    )
  })
})

it('subtracts the slippage from both', () => {
  expect(leastToGet({ firstRaw: 1_000n, secondRaw: 999n }, 100)).toEqual({ firstRaw: 990n, secondRaw: 989n })
})

describe('removeError', () => {
  const removal = { sharesRaw: 10n, firstRaw: 5n, secondRaw: 5n, percent: 10 }
  it.each([
    [{ isConnected: true, removal, balanceRaw: 10n }, null],
    [{ isConnected: true, removal, balanceRaw: undefined }, null],
    [{ isConnected: false, removal, balanceRaw: 10n }, 'Connect wallet'],
    [{ isConnected: true, removal: { ...removal, secondRaw: 0n }, balanceRaw: 10n }, 'Enter an amount'],
    [{ isConnected: true, removal: { ...removal, firstRaw: 0n }, balanceRaw: 10n }, 'Enter an amount'],
    [{ isConnected: true, removal: { ...removal, sharesRaw: 0n }, balanceRaw: 10n }, 'Enter an amount'],
    [{ isConnected: true, removal, balanceRaw: 9n }, 'Insufficient LP token balance'],
  ])('%o returns %s', (facts, sentence) => {
    expect(removeError(facts)).toBe(sentence)
  })
})
