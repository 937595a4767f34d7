import { Fraction, JSBI } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { poolOf, type Pool } from './pool'
import { tradeBreakdown } from './priceImpact'
import { sdkTradeOf } from './sdkTrade'
import { edgesOf, findTrade } from './trade'

const tokens = [18, 6, 18, 9].map((decimals, index) => ({
  ...{ address: toAddress(`0x${String(index + 1).padStart(40, '6')}`), decimals, symbol: `T${index}` },
}))
type Reserves = readonly [bigint, bigint]

function poolsIn(reserves: readonly Reserves[]): Pool[] {
  return reserves.map(([here, next], index) => {
    const [from, to] = [tokens[index], tokens[index + 1]]
    if (!from || !to) throw new Error('tokens exist for three pools only')
    return poolOf(from, here, to, next)
  })
}

const product = (factors: readonly bigint[]) => factors.reduce((all, factor) => all * factor, 1n)
const jsbi = (value: bigint) => JSBI.BigInt(String(value))

/** Similar reserves, so much larger than the traded amount that every pool can serve it. */
const reserve = fc.bigInt({ min: 10n ** 26n, max: 10n ** 27n })
const reserves = fc.array(fc.tuple(reserve, reserve), { minLength: 1, maxLength: 3 })
const amount = fc.bigInt({ min: 10n ** 15n, max: 10n ** 22n })

describe.each([true, false])('with exact input: %s', (isExactInput) => {
  test('price impact is the loss against the price before the trade, less a fee of 0.25 % per hop', () => {
    fc.assert(
      fc.property(reserves, amount, (hops, amountRaw) => {
        const pools = poolsIn(hops)
        const [input, output] = [tokens[0], tokens[hops.length]]
        if (!input || !output) throw new Error('a route has two ends')
        const found = findTrade(pools, edgesOf(pools), { input, output, amountRaw, isExactInput, maxHops: 3 })
        if (!found) throw new Error('every pool can serve the amount')
        const { inputRaw, outputRaw } = found
        const { impact, feeRaw } = tradeBreakdown(found)

        const [whole, kept] = [10_000n ** BigInt(hops.length), 9_975n ** BigInt(hops.length)]
        expect(feeRaw).toBe((inputRaw * (whole - kept)) / whole)

        // impact = 1 - output / (input * price) - (1 - kept), over one denominator
        const [start, next] = [product(hops.map(([here]) => here)), product(hops.map(([, there]) => there))]
        const denominator = inputRaw * next * whole
        const numerator = inputRaw * next * kept - outputRaw * start * whole
        expect(impact.numerator * denominator).toBe(numerator * impact.denominator)
        expect(numerator).toBeGreaterThanOrEqual(0n)

        // The protocol's own library computes the same impact, fee included.
        const trade = sdkTradeOf(found, { isNativeInput: false, isNativeOutput: false, isExactInput })
        const withFee = new Fraction(jsbi(impact.numerator), jsbi(impact.denominator)).add(
          new Fraction(jsbi(whole - kept), jsbi(whole)),
        )
        expect(withFee.equalTo(trade.priceImpact)).toBe(true)
      }),
    )
  })
})
