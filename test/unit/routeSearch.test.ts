import { expect, test, vi } from 'vitest'
import { denseMarket } from '../bench/denseMarket.ts'

const counted = vi.hoisted(() => ({ quotes: 0 }))

vi.mock(import('../../src/market/quote.ts'), async (original) => {
  const { amountIn, amountOut, ...others } = await original()
  return {
    ...others,
    amountIn: (...args: Parameters<typeof amountIn>) => (counted.quotes++, amountIn(...args)),
    amountOut: (...args: Parameters<typeof amountOut>) => (counted.quotes++, amountOut(...args)),
  }
})

/**
 * The time of a search grows with the number of pools it crosses. The market is always the same, so the counts are
 * exact and any change of the search shows here. The time itself is measured by `npm run bench`.
 */
test.each([
  { pairCount: 400, tokenCount: 40, quotes: { exactInput: 573, exactOutput: 450 } },
  { pairCount: 60, tokenCount: 15, quotes: { exactInput: 111, exactOutput: 96 } },
])('a search over $pairCount pairs of $tokenCount tokens computes a fixed number of quotes', async (market) => {
  const { edgesOf, findTrade } = await import('../../src/market/trade.ts')
  const { tokens, pools } = denseMarket(market.pairCount, market.tokenCount)
  const [input, output] = tokens
  if (!input || !output) throw new Error('A market needs at least two tokens')
  const quotesOf = (isExactInput: boolean) => {
    counted.quotes = 0
    const trade = findTrade(pools, edgesOf(pools), { input, output, amountRaw: 10n ** 18n, isExactInput, maxHops: 3 })
    expect(trade?.hops.length).toBeGreaterThanOrEqual(1)
    return counted.quotes
  }
  expect({ exactInput: quotesOf(true), exactOutput: quotesOf(false) }).toEqual(market.quotes)
})
