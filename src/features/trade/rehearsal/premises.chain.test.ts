import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { failing } from '../../../../test/unit/support/scriptedNode'
import { cake, POOLS, quoteOfTrade, usd } from '../../../../test/unit/support/swapMarket'
import { reservesAt, swapScene } from '../../../../test/unit/support/swapScene'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { type Pool, poolOf } from '../../../market/pool'
import { pairsOf } from '../../../market/readReserves'
import { PriceMovedError, quotePremises, revisedQuoteOf, searchBestQuote } from './premises.chain'
import { differsBeyond } from './rehearsal.rules'

const E18 = 10n ** 18n
const SLIPPAGE_BPS = 50
const quoteOf = (isExactInput: boolean) =>
  quoteOfTrade(
    { input: cake, output: usd, amountRaw: isExactInput ? 100n * E18 : 10n ** 8n, isExactInput },
    SLIPPAGE_BPS,
  )

/** Verifies the premises of a quote with the reserves of these pools, as two nodes return them. */
function verify(isExactInput: boolean, pools: readonly Pool[]): unknown {
  const premises = quotePremises(quoteOf(isExactInput), SLIPPAGE_BPS)
  try {
    for (const { to, verify: verifyPremise } of premises) verifyPremise?.(reservesAt(pools, to))
    return null
  } catch (error) {
    return error
  }
}

const scaled = (part: bigint, whole: bigint) =>
  POOLS.map((pool) => ({ ...pool, reserve0Raw: (pool.reserve0Raw * part) / whole }))

test('every pair of the route is a premise, in the order of the route', () => {
  const quote = quoteOf(true)
  expect(quote.found.hops).toHaveLength(2)
  expect(quotePremises(quote, SLIPPAGE_BPS).map(({ to }) => to)).toEqual(pairsOf(quote.found))
})

test.each([true, false])('a reserve divided by three by a node changes the price (exact input %s)', (isExactInput) => {
  expect(verify(isExactInput, POOLS)).toBeNull()
  const error = verify(isExactInput, [...scaled(1n, 3n).slice(0, 1), ...POOLS.slice(1)])
  expect(error).toBeInstanceOf(PriceMovedError)
  const revised = revisedQuoteOf(error)
  expect(revised && differsBeyond(quoteOf(isExactInput), revised, SLIPPAGE_BPS)).toBe(true)
  expect(revisedQuoteOf(new Error('another'))).toBeNull()
})

test('refuses the swap when the reserves cannot provide the amount', () => {
  const empty = POOLS.map((pool) => ({ ...pool, reserve0Raw: 0n, reserve1Raw: 0n }))
  expect(verify(true, empty)).toMatchObject({ name: 'RevertError' })
})

test('a search uses confirmed pools unchanged, and returns the revised quote when no pool is readable', async () => {
  const revised = quoteOf(true)
  const falsePools = [...scaled(1n, 3n), poolOf(cake.traded, 10n ** 6n * E18, usd.traded, 1n)]
  const { node } = swapScene({ measured: null, pools: falsePools })
  await expect(searchBestQuote(node, revised, 3)).resolves.toEqual(revised)
  const better = [...POOLS, poolOf(cake.traded, 10n ** 6n * E18, usd.traded, 10n ** 13n)]
  const direct = await searchBestQuote(swapScene({ measured: null, pools: better }).node, revised, 3)
  expect([direct.route, direct.outputRaw > revised.outputRaw]).toEqual([['CAKE', 'USD'], true])
  node.script['eth_call'] = failing(new NodesUnreachableError('None'))
  await expect(searchBestQuote(node, revised, 3)).resolves.toBe(revised)
})

test('for any reserves, a swap that passes is within the tolerance, in both directions', () => {
  const part = fc.bigInt({ min: 900n, max: 1_100n })
  fc.assert(
    fc.property(part, fc.boolean(), (thousandths, isExactInput) => {
      const pools = [...scaled(thousandths, 1_000n).slice(0, 1), ...POOLS.slice(1)]
      const error = verify(isExactInput, pools)
      const quote = quoteOf(isExactInput)
      const revised = revisedQuoteOf(error)
      const now = revised ?? quote
      const amounts = isExactInput ? [quote.outputRaw, now.outputRaw] : [quote.inputRaw, now.inputRaw]
      const [small = 0n, large = 0n] = amounts.toSorted((a, b) => (a < b ? -1 : 1))
      expect(large * 10_000n > small * 10_050n).toBe(revised !== null)
    }),
  )
})
