import { TokenAmount, Trade } from '@pancakeswap/sdk'
import { bench, describe } from 'vitest'
import { bestRoute } from '../../src/market/route.ts'
import { findTrade, poolsOf } from '../../src/market/trade.ts'
import { denseMarket } from './denseMarket.ts'

const AMOUNT_RAW = 10n ** 18n

describe.each([
  { pairCount: 60, tokenCount: 15 },
  { pairCount: 400, tokenCount: 40 },
])('best route over $pairCount pairs of $tokenCount tokens, 3 hops', ({ pairCount, tokenCount }) => {
  const { tokens, pairs } = denseMarket(pairCount, tokenCount)
  const pools = poolsOf(pairs)
  const [input, output] = tokens
  if (!input || !output) throw new Error('A market has two tokens at least')
  const [from, to] = [input.address, output.address]

  for (const isExactInput of [true, false]) {
    const kind = isExactInput ? 'exact input' : 'exact output'
    const request = { amountRaw: AMOUNT_RAW, isExactInput, maxHops: 3 }

    bench(`our search, ${kind}`, () => {
      bestRoute(pools, { ...request, from, to })
    })
    bench(`our search and the trade, ${kind}`, () => {
      findTrade(pairs, pools, { ...request, input, output })?.build()
    })
    bench(`the package's search over each length in turn, ${kind}`, () => {
      const amount = new TokenAmount(isExactInput ? input : output, String(AMOUNT_RAW))
      for (const maxHops of [1, 2, 3]) {
        const options = { maxHops, maxNumResults: 1 }
        if (isExactInput) Trade.bestTradeExactIn(pairs, amount, output, options)
        else Trade.bestTradeExactOut(pairs, input, amount, options)
      }
    })
  }
})
