import { expect, test } from 'vitest'
import { edgesOf, findTrade } from '../../src/market/trade.ts'
import { denseMarket } from '../bench/denseMarket.ts'

const RUNS = 9

/**
 * What one search may take, in milliseconds, as the median of nine that begin cold. quality "Speed" allows 60 and 5; two
 * cores need about 1.5 and 0.4, so a busy machine alone does not break this test, and a search that grows faster with the
 * market does: the package's own takes 177 and 13.
 */
test.each([
  { pairCount: 400, tokenCount: 40, budgetMs: 12 },
  { pairCount: 60, tokenCount: 15, budgetMs: 3 },
])('the best trade over $pairCount pairs of $tokenCount tokens takes $budgetMs ms at most', (market) => {
  const { tokens, pools } = denseMarket(market.pairCount, market.tokenCount)
  const [input, output] = tokens
  if (!input || !output) throw new Error('A market has two tokens at least')

  for (const isExactInput of [true, false]) {
    const request = { input, output, amountRaw: 10n ** 18n, isExactInput, maxHops: 3 }
    const timesMs = Array.from({ length: RUNS }, () => {
      const begin = performance.now()
      const trade = findTrade(pools, edgesOf(pools), request)
      const endMs = performance.now() - begin
      expect(trade?.hops.length).toBeGreaterThanOrEqual(1)
      return endMs
    }).toSorted((a, b) => a - b)
    expect(timesMs[Math.floor(RUNS / 2)]).toBeLessThanOrEqual(market.budgetMs)
  }
})
