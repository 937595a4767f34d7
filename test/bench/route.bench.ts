import { Pair, TokenAmount, Trade } from '@pancakeswap/sdk'
import { bench, describe } from 'vitest'
import { bestRoute } from '../../src/market/route.ts'
import { tokenOf } from '../../src/market/sdk.ts'
import { edgesOf, findTrade } from '../../src/market/trade.ts'
import { denseMarket } from './denseMarket.ts'

const AMOUNT_RAW = 10n ** 18n

describe.each([
  { pairCount: 60, tokenCount: 15 },
  { pairCount: 400, tokenCount: 40 },
])('best route over $pairCount pairs of $tokenCount tokens, 3 hops', ({ pairCount, tokenCount }) => {
  const { tokens, pools } = denseMarket(pairCount, tokenCount)
  const edges = edgesOf(pools)
  const [input, output] = tokens
  if (!input || !output) throw new Error('A market has two tokens at least')
  const [from, to] = [input.address, output.address]
  const pairs = pools.map(
    ({ token0, token1, reserve0Raw, reserve1Raw }) =>
      new Pair(
        new TokenAmount(tokenOf(token0), String(reserve0Raw)),
        new TokenAmount(tokenOf(token1), String(reserve1Raw)),
      ),
  )

  for (const isExactInput of [true, false]) {
    const kind = isExactInput ? 'exact input' : 'exact output'
    const request = { amountRaw: AMOUNT_RAW, isExactInput, maxHops: 3 }

    bench(`our search, ${kind}`, () => {
      bestRoute(edges, { ...request, from, to })
    })
    bench(`our search and the trade, ${kind}`, () => {
      findTrade(pools, edges, { ...request, input, output })
    })
    bench(`the package's search over each length in turn, ${kind}`, () => {
      const [first, last] = [tokenOf(input), tokenOf(output)]
      const amount = new TokenAmount(isExactInput ? first : last, String(AMOUNT_RAW))
      for (const maxHops of [1, 2, 3]) {
        const options = { maxHops, maxNumResults: 1 }
        if (isExactInput) Trade.bestTradeExactIn(pairs, amount, last, options)
        else Trade.bestTradeExactOut(pairs, first, amount, options)
      }
    })
  }
})
