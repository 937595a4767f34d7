import { Pair, Route, TokenAmount, Trade, TradeType, type JSBI } from '@pancakeswap/sdk'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tradeBreakdown } from './priceImpact'
import { tokenOf } from './sdk'

const tokens = [18, 6, 18, 9].map((decimals, index) =>
  tokenOf({ address: `0x${String(index + 1).padStart(40, '6')}`, decimals, symbol: `T${index}` }),
)
type Reserves = readonly [bigint, bigint]

function routeThrough(reserves: readonly Reserves[]): Route {
  const pairs = reserves.map(([here, next], index) => {
    const [from, to] = [tokens[index], tokens[index + 1]]
    if (!from || !to) throw new Error('There are tokens for three pairs only')
    return new Pair(new TokenAmount(from, String(here)), new TokenAmount(to, String(next)))
  })
  const input = tokens[0]
  if (!input) throw new Error('No token to begin with')
  return new Route(pairs, input)
}

const bigintOf = (value: JSBI) => BigInt(value.toString())
const product = (factors: readonly bigint[]) => factors.reduce((all, factor) => all * factor, 1n)

/** So much alike and so much larger than what is traded that every pool can serve. */
const reserve = fc.bigInt({ min: 10n ** 26n, max: 10n ** 27n })
const reserves = fc.array(fc.tuple(reserve, reserve), { minLength: 1, maxLength: 3 })
const amount = fc.bigInt({ min: 10n ** 15n, max: 10n ** 22n })

describe.each([TradeType.EXACT_INPUT, TradeType.EXACT_OUTPUT])('of trade type %i', (tradeType) => {
  test('price impact is what is lost against the price before, less a fee of 0.25 % for each hop', () => {
    fc.assert(
      fc.property(reserves, amount, (hops, raw) => {
        const route = routeThrough(hops)
        const end = tradeType === TradeType.EXACT_INPUT ? route.path[0] : route.path.at(-1)
        if (!end) throw new Error('A route has ends')
        const trade = new Trade(route, new TokenAmount(end, String(raw)), tradeType)
        const [inputRaw, outputRaw] = [bigintOf(trade.inputAmount.raw), bigintOf(trade.outputAmount.raw)]
        const { priceImpactWithoutFee, realizedLpFeeRaw } = tradeBreakdown(trade)

        const [whole, kept] = [10_000n ** BigInt(hops.length), 9_975n ** BigInt(hops.length)]
        expect(realizedLpFeeRaw).toBe((inputRaw * (whole - kept)) / whole)

        // impact = 1 - output / (input * price) - (1 - kept), over one denominator
        const [start, next] = [product(hops.map(([here]) => here)), product(hops.map(([, there]) => there))]
        const denominator = inputRaw * next * whole
        const numerator = inputRaw * next * kept - outputRaw * start * whole
        const { numerator: shownNumerator, denominator: shownDenominator } = priceImpactWithoutFee
        expect(bigintOf(shownNumerator) * denominator).toBe(numerator * bigintOf(shownDenominator))
        expect(numerator).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})
