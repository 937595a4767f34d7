import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cake, native, tradeOf } from '../../../../test/unit/support/swapMarket'
import { amountIn, amountOut } from '../../../market/quote'
import { type Quote, quoteFrom } from '../quote.rules'
import { boundsOf, differsBeyond, findingsOf, isFarBetter, isKnownUntaxed, tokenTaxBps } from './rehearsal.rules'

const E18 = 10n ** 18n
const quoteOf = (isExactInput: boolean, slippageBps = 50): Quote => {
  const tradeRequest = { input: native, output: cake, amountRaw: 10n * E18, isExactInput }
  return quoteFrom(tradeOf(tradeRequest), tradeRequest, isExactInput, slippageBps)
}
const [buying, wanting] = [quoteOf(true), quoteOf(false)]
const kinds = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ kind }) => kind)
const asShown = (quote: Quote) => ({
  ...{ paidRaw: quote.inputRaw, receivedRaw: quote.outputRaw, soldForRaw: (quote.inputRaw * 995n) / 1_000n },
})

test('the bounds are the typed amount and the limit of the other side', () => {
  expect(boundsOf(buying)).toEqual({ leastRaw: buying.limitRaw, mostRaw: buying.inputRaw })
  expect(boundsOf(wanting)).toEqual({ leastRaw: wanting.outputRaw, mostRaw: wanting.limitRaw })
})

test.each([buying, wanting])('finds nothing when the amounts are as shown (%#)', (quote) => {
  expect(findingsOf(quote, asShown(quote), true)).toEqual([])
  expect(findingsOf(quote, { ...asShown(quote), soldForRaw: null }, false)).toEqual([])
})

test('finds one unit below the minimum and one above the maximum', () => {
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

test('finds an unsellable output and a costly return, but only if the return was rehearsed', () => {
  const shown = asShown(buying)
  expect(kinds(buying, { ...shown, soldForRaw: null }, true)).toEqual(['unsellable'])
  const lost = { ...shown, soldForRaw: (buying.inputRaw * 81n) / 100n }
  expect(findingsOf(buying, lost, true)).toEqual([{ kind: 'costlyReturn', lossBps: 1_900 }])
  expect(findingsOf(buying, lost, false)).toEqual([])
  expect(kinds(buying, { ...shown, soldForRaw: (buying.inputRaw * 9_001n) / 10_000n }, true)).toEqual([])
})

test('a return that loses a tenth is costly, a basis point less is not', () => {
  const even = { ...buying, inputRaw: 10_000n, limitRaw: 1n, outputRaw: 1n }
  const moved = { paidRaw: 10_000n, receivedRaw: 1n }
  expect(findingsOf(even, { ...moved, soldForRaw: 9_000n }, true)).toEqual([{ kind: 'costlyReturn', lossBps: 1_000 }])
  expect(findingsOf(even, { ...moved, soldForRaw: 9_001n }, true)).toEqual([])
  expect(findingsOf(even, { ...moved, soldForRaw: 20_000n }, true)).toEqual([])
})

test('suggests no slippage of 50 % or more', () => {
  const withheld = (receivedRaw: bigint) =>
    findingsOf({ ...buying, outputRaw: 10_000n }, { ...asShown(buying), receivedRaw }, false).find(
      ({ kind }) => kind === 'withheld',
    )
  // 10000 / 6757 is 1.47995: 48 % is enough. 10000 / 6711 is 1.49009: it would take 50 %.
  expect(withheld(6_757n)).toMatchObject({ slippageBps: 4_800 })
  expect(withheld(6_711n)).toMatchObject({ slippageBps: null })
  expect(withheld(2_000n)).toMatchObject({ slippageBps: null })
})

test.each([
  [buying, 'outputRaw'],
  [wanting, 'inputRaw'],
] as const)(
  'another quote is off by more than the slippage in what was computed, either way (%#)',
  (quote, computed) => {
    const even = { ...quote, [computed]: 10_000n }
    const other = (raw: bigint) => ({ ...even, [computed]: raw })
    const offBy = [10_050n, 10_051n, 9_951n, 9_950n].map((raw) => differsBeyond(even, other(raw), 50))
    // 10000 is 0.5 % above 9950.2 and more above 9950.
    expect(offBy).toEqual([false, true, false, true])
    const typed = computed === 'outputRaw' ? 'inputRaw' : 'outputRaw'
    expect(differsBeyond(even, { ...even, [typed]: 1n }, 50)).toBe(false)
  },
)

test('a rehearsal that receives more, or pays less, by more than the slippage is far better', () => {
  const bought = { ...buying, outputRaw: 10_000n }
  const received = (receivedRaw: bigint) => ({ paidRaw: bought.inputRaw, receivedRaw, soldForRaw: null })
  expect([9_000n, 10_050n, 10_051n].map((raw) => isFarBetter(bought, received(raw), 50))).toEqual([false, false, true])
  const paid = { ...wanting, inputRaw: 10_050n }
  const left = (paidRaw: bigint) => ({ paidRaw, receivedRaw: paid.outputRaw, soldForRaw: null })
  expect([20_000n, 10_000n, 9_999n].map((raw) => isFarBetter(paid, left(raw), 50))).toEqual([false, false, true])
})

test('a swap is known to be untaxed only where a measurement, or the native coin, shows it', () => {
  const measured = { paidRaw: buying.inputRaw, receivedRaw: 100n, soldForRaw: null }
  expect(isKnownUntaxed(buying, measured, 100n)).toBe(true)
  expect(isKnownUntaxed(buying, measured, 101n)).toBe(false)
  expect(isKnownUntaxed(buying, measured, null)).toBe(false)
  expect(isKnownUntaxed(buying, { ...measured, paidRaw: buying.inputRaw + 1n }, 100n)).toBe(false)
  // Without a measurement a token may be taxed; the native coin never is.
  expect(isKnownUntaxed(buying, null, 100n)).toBe(false)
  expect(isKnownUntaxed({ ...buying, output: native }, null, null)).toBe(true)
  expect(isKnownUntaxed(wanting, null, null)).toBe(true)
})

test('suggests 12 % for a swap of which a token withholds a tenth', () => {
  const receivedRaw = (buying.outputRaw * 9n) / 10n
  const found = findingsOf(buying, { ...asShown(buying), receivedRaw }, true)
  expect(found).toContainEqual({ kind: 'withheld', shareBps: 1_000, slippageBps: 1_200 })
  const inOutput = findingsOf(wanting, { ...asShown(wanting), receivedRaw: wanting.outputRaw / 2n }, true)
  expect(inOutput).toContainEqual({ kind: 'withheld', shareBps: 5_000, slippageBps: null })
})

test('the suggested slippage lets the swap pass, and one percent less does not', () => {
  const shareBps = fc.integer({ min: 100, max: 9_999 })
  fc.assert(
    fc.property(shareBps, (bps) => {
      const receivedRaw = (buying.outputRaw * BigInt(10_000 - bps)) / 10_000n
      const withheld = findingsOf(buying, { ...asShown(buying), receivedRaw }, false).find(
        (each) => each.kind === 'withheld',
      )
      if (!withheld || withheld.kind !== 'withheld')
        throw new Error('A withheld share of 1 % or more must be a finding')
      const enough = (slippageBps: number) => receivedRaw >= quoteOf(true, slippageBps).limitRaw
      // When none is suggested, even the largest allowed tolerance is not enough.
      const named = withheld.slippageBps ?? 5_000
      expect([withheld.slippageBps === null || enough(named), enough(named - 101)]).toEqual([true, false])
    }),
    { numRuns: 60 },
  )
  const nothing = findingsOf(buying, { ...asShown(buying), receivedRaw: 0n }, false)
  expect(nothing).toContainEqual({ kind: 'withheld', shareBps: 10_000, slippageBps: null })
})

const ofOutput = (outputRaw: bigint) => ({ outputRaw, inputFor: () => null })
const received = (receivedRaw: bigint) => ({ ...asShown(buying), receivedRaw })

test.each([
  [10_000n, 9_000n, 1_000],
  [10_000n, 9_900n, 100],
  [100_000_000n, 99_010_000n, null],
  [10_000n, 10_000n, null],
  [10_000n, 10_001n, null],
])('of %s expected and %s received, the tax in basis points is %s', (expectedRaw, receivedRaw, taxBps) => {
  expect(tokenTaxBps(received(receivedRaw), ofOutput(expectedRaw))).toBe(taxBps)
})

test('an unknown price gives no tax', () => {
  expect(tokenTaxBps(received(1n), null)).toBeNull()
})

test('the tax of any amount is the whole share, whatever the token rounds down', () => {
  const share = fc.bigInt({ min: 100n, max: 9_900n })
  fc.assert(
    fc.property(share, fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n }), (taxBps, expectedRaw) => {
      const receivedRaw = expectedRaw - (expectedRaw * taxBps) / 10_000n
      expect(tokenTaxBps(received(receivedRaw), ofOutput(expectedRaw))).toBe(Number(taxBps))
    }),
  )
})

test('a tenth of a few units, which a token rounds either way, is a tax of 10 %', () => {
  for (const expectedRaw of [105n, 1_005n, 1_009n, 12_345n]) {
    const taxRaw = expectedRaw / 10n
    expect(tokenTaxBps(received(expectedRaw - taxRaw), ofOutput(expectedRaw))).toBe(1_000)
    expect(tokenTaxBps(received(expectedRaw - taxRaw - 1n), ofOutput(expectedRaw))).toBe(1_000)
  }
})

test('a share between two basis points is the nearest one', () => {
  expect(tokenTaxBps(received(10n ** 18n - 123_456n * 10n ** 12n), ofOutput(10n ** 18n))).toBe(1_235)
})

test('the tax of a sold token is what the input lacks, although the output lacks less', () => {
  const [reserveInRaw, reserveOutRaw] = [10n ** 24n, 10n ** 22n]
  const whole = fc.bigInt({ min: 1n, max: 50n })
  fc.assert(
    fc.property(whole, fc.bigInt({ min: 10n ** 20n, max: 10n ** 24n }), (percent, inputRaw) => {
      const arrivesRaw = inputRaw - (inputRaw * percent) / 100n
      const [outputRaw, receivedRaw] = [inputRaw, arrivesRaw].map(
        (raw) => amountOut(raw, reserveInRaw, reserveOutRaw) ?? 0n,
      )
      if (outputRaw === undefined || receivedRaw === undefined) throw new Error('two amounts')
      const inputFor = (raw: bigint) => amountIn(raw, reserveInRaw, reserveOutRaw)
      const measured = { paidRaw: inputRaw, receivedRaw, soldForRaw: null }
      const taxBps = tokenTaxBps(measured, { outputRaw, inputFor })
      expect(taxBps).toBe(Number(percent) * 100)
    }),
    // What arrives is exactly 64 % of the reserve, of which the router's formula gives 1 unit more.
    { examples: [[36n, 10n ** 24n - 1n]] },
  )
})
