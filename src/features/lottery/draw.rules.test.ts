import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bracketPotsRaw,
  bracketProbability,
  countMatching,
  differencesOf,
  divide,
  expectedPrizeRaw,
  sharedPotRaw,
  shareOfPotBps,
  type PotTerms,
} from './draw.rules'

const FINAL = 1_234_567
const TERMS: PotTerms = {
  collectedRaw: 10_000n,
  treasuryFeeBps: 2000n,
  rewardsBreakdownBps: [125n, 375n, 750n, 1250n, 2500n, 5000n],
}

const numbers = fc.array(
  fc
    .record({ high: fc.integer({ min: 1_000_000, max: 1_999_999 }), shared: fc.integer({ min: 0, max: 6 }) })
    .map(({ high, shared }) => (shared === 6 ? FINAL : high - (high % 10 ** shared) + (FINAL % 10 ** shared))),
  { maxLength: 60 },
)

test('the shares of the pot are those of games 9.4', () => {
  expect(sharedPotRaw(TERMS)).toBe(8000n)
  expect(bracketPotsRaw(TERMS)).toEqual([100n, 300n, 600n, 1000n, 2000n, 4000n])
})

test('the shares of brackets and treasury are the whole pot', () => {
  const shares = TERMS.rewardsBreakdownBps.map((each) => shareOfPotBps(TERMS, each))
  expect(shares).toEqual([100n, 300n, 600n, 1000n, 2000n, 4000n])
  expect(shares.reduce((sum, each) => sum + each, TERMS.treasuryFeeBps)).toBe(10_000n)
})

test('a higher match counts in the brackets below it too, but wins only once', () => {
  const sold = [FINAL, 1_034_567, 1_000_567, 1_900_567, 1_000_007, 1_000_000]
  expect(countMatching(sold, FINAL)).toEqual([5, 4, 4, 2, 2, 1])
  expect(divide(TERMS, sold, FINAL)).toEqual({
    winners: [1, 0, 2, 0, 1, 1],
    prizesRaw: [100n, 0n, 300n, 0n, 2000n, 4000n],
  })
})

test('a bracket without a share pays nothing, and its tickets win in the one below', () => {
  const terms = { ...TERMS, rewardsBreakdownBps: [10_000n, 0n, 0n, 0n, 0n, 0n] }
  expect(divide(terms, [FINAL, 1_000_007], FINAL)).toEqual({
    winners: [2, 1, 1, 1, 1, 1],
    prizesRaw: [4000n, 0n, 0n, 0n, 0n, 0n],
  })
})

test('the prizes are never above the divided pot', () => {
  fc.assert(
    fc.property(numbers, fc.bigInt({ min: 0n, max: 10n ** 24n }), (sold, collectedRaw) => {
      const terms = { ...TERMS, collectedRaw }
      const { winners, prizesRaw } = divide(terms, sold, FINAL)
      const paid = winners.reduce((sum, count, bracket) => sum + BigInt(count) * (prizesRaw[bracket] ?? 0n), 0n)
      expect(paid).toBeLessThanOrEqual(sharedPotRaw(terms))
      expect(winners.reduce((sum, count) => sum + count, 0)).toBe(countMatching(sold, FINAL)[0])
    }),
  )
})

test('an audit finds no difference in a correct draw, and each changed figure in a false one', () => {
  const drawn = divide(TERMS, [FINAL, 1_000_007], FINAL)
  expect(differencesOf(drawn, drawn)).toEqual([])
  expect(differencesOf({ ...drawn, winners: [1, 0, 0, 0, 0, 2] }, drawn)).toEqual([
    { bracket: 5, stated: { winners: 2, prizeRaw: 4000n }, recomputed: { winners: 1, prizeRaw: 4000n } },
  ])
  const prizesRaw = drawn.prizesRaw.with(5, 3999n)
  expect(differencesOf({ ...drawn, prizesRaw }, drawn)).toEqual([
    { bracket: 5, stated: { winners: 1, prizeRaw: 3999n }, recomputed: { winners: 1, prizeRaw: 4000n } },
  ])
  expect(differencesOf({ winners: [], prizesRaw: [] }, drawn).map(({ bracket }) => bracket)).toEqual([0, 5])
})

test('the probabilities of the brackets and of no prize add up to one', () => {
  const sum = [0, 1, 2, 3, 4, 5].reduce((total, bracket) => total + bracketProbability(bracket), 0)
  expect(sum).toBeCloseTo(0.1, 12)
})

test('the only ticket expects each bracket with its probability', () => {
  const terms = { ...TERMS, collectedRaw: 10n ** 24n }
  const pots = bracketPotsRaw(terms)
  const exact = pots.reduce(
    (sum, potRaw, bracket) => sum + (potRaw * BigInt(Math.round(bracketProbability(bracket) * 1e9))) / 10n ** 9n,
    0n,
  )
  const difference = expectedPrizeRaw(terms, 0) - exact
  expect(difference < 0n ? -difference : difference).toBeLessThan(10n ** 15n)
})

test('all tickets together expect no more than the divided pot, and one expects less the more there are', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), fc.bigInt({ min: 10n ** 18n, max: 10n ** 24n }), (others, collectedRaw) => {
      const terms = { ...TERMS, collectedRaw }
      const expected = expectedPrizeRaw(terms, others)
      expect(expected * BigInt(others + 1)).toBeLessThanOrEqual(sharedPotRaw(terms))
      expect(expectedPrizeRaw(terms, others + 1000)).toBeLessThanOrEqual(expected)
    }),
  )
})
