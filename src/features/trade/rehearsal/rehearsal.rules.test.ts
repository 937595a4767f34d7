import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cake, native, tradeOf } from '../../../../test/unit/support/swapMarket'
import { quoteFrom, type Quote } from '../quote.rules'
import { boundsOf, findingsOf } from './rehearsal.rules'

const E18 = 10n ** 18n
const quoteOf = (isExactInput: boolean, slippageBps = 50): Quote => {
  const deal = { input: native, output: cake, amountRaw: 10n * E18, isExactInput }
  return quoteFrom(tradeOf(deal), deal, isExactInput, slippageBps)
}
const [buying, wanting] = [quoteOf(true), quoteOf(false)]
const kinds = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ kind }) => kind)
const asShown = (quote: Quote) => ({
  ...{ paidRaw: quote.inputRaw, receivedRaw: quote.outputRaw, soldForRaw: (quote.inputRaw * 995n) / 1_000n },
})

test('the bounds are what was typed and the limit beside it', () => {
  expect(boundsOf(buying)).toEqual({ leastRaw: buying.limitRaw, mostRaw: buying.inputRaw })
  expect(boundsOf(wanting)).toEqual({ leastRaw: wanting.outputRaw, mostRaw: wanting.limitRaw })
})

test.each([buying, wanting])('nothing is found where all is as shown (%#)', (quote) => {
  expect(findingsOf(quote, asShown(quote), true)).toEqual([])
  expect(findingsOf(quote, { ...asShown(quote), soldForRaw: null }, false)).toEqual([])
})

test('a unit below the least or above the most is found', () => {
  for (const quote of [buying, wanting]) {
    const { leastRaw, mostRaw } = boundsOf(quote)
    const shown = asShown(quote)
    expect(kinds(quote, { ...shown, receivedRaw: leastRaw, paidRaw: mostRaw, soldForRaw: mostRaw }, true)).toEqual([])
    expect(findingsOf(quote, { ...shown, receivedRaw: leastRaw - 1n }, true)[0]).toEqual({
      kind: 'tooLittle',
      leastRaw,
    })
    expect(findingsOf(quote, { ...shown, paidRaw: mostRaw + 1n }, true)[0]).toEqual({ kind: 'tooMuch', mostRaw })
  }
})

test('what cannot be sold again, and what is sold at a loss, is found where it was tried', () => {
  const shown = asShown(buying)
  expect(kinds(buying, { ...shown, soldForRaw: null }, true)).toEqual(['trapped'])
  const lost = { ...shown, soldForRaw: (buying.inputRaw * 81n) / 100n }
  expect(findingsOf(buying, lost, true)).toEqual([{ kind: 'costlyReturn', lossBps: 1_900 }])
  expect(findingsOf(buying, lost, false)).toEqual([])
  expect(kinds(buying, { ...shown, soldForRaw: (buying.inputRaw * 9_001n) / 10_000n }, true)).toEqual([])
})

test('a tenth withheld goes through from 12 %', () => {
  const receivedRaw = (buying.outputRaw * 9n) / 10n
  const found = findingsOf(buying, { ...asShown(buying), receivedRaw }, true)
  expect(found).toContainEqual({ kind: 'withheld', shareBps: 1_000, slippageBps: 1_200 })
  const inOutput = findingsOf(wanting, { ...asShown(wanting), receivedRaw: wanting.outputRaw / 2n }, true)
  expect(inOutput).toContainEqual({ kind: 'withheld', shareBps: 5_000, slippageBps: null })
})

test('the slippage that is named lets the swap through, and a whole per cent less or more is all it is off', () => {
  const share = fc.integer({ min: 100, max: 9_999 })
  fc.assert(
    fc.property(share, (bps) => {
      const receivedRaw = (buying.outputRaw * BigInt(10_000 - bps)) / 10_000n
      const withheld = findingsOf(buying, { ...asShown(buying), receivedRaw }, false).find(
        (each) => each.kind === 'withheld',
      )
      if (!withheld || withheld.kind !== 'withheld') throw new Error('A hundredth and more is always told')
      const enough = (slippageBps: number) => receivedRaw >= quoteOf(true, slippageBps).limitRaw
      // Where none is named, the most that may be set is not enough.
      const named = withheld.slippageBps ?? 5_000
      expect([withheld.slippageBps === null || enough(named), enough(named - 101)]).toEqual([true, false])
    }),
    { numRuns: 60 },
  )
  const nothing = findingsOf(buying, { ...asShown(buying), receivedRaw: 0n }, false)
  expect(nothing).toContainEqual({ kind: 'withheld', shareBps: 10_000, slippageBps: null })
})
