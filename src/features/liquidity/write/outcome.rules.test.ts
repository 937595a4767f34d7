import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { hasMoved, legsOf, newFigures, OutcomeMovedError, requireShown } from './outcome.rules'

const shown = { firstRaw: 10_000n, secondRaw: 20_000n, sharesRaw: 14_142n }

test.each([
  ['is the same', {}, false],
  ['is not measured', { firstRaw: undefined, secondRaw: undefined, sharesRaw: undefined }, false],
  ['is better within the tolerance', { firstRaw: 10_050n }, false],
  ['is worse within the tolerance', { firstRaw: 9_950n }, false],
  ['is better beyond the tolerance', { firstRaw: 10_051n }, true],
  ['is worse beyond the tolerance', { firstRaw: 9_949n }, true],
  ['has three times the second token', { secondRaw: 60_000n }, true],
  ['has a third of the LP tokens', { sharesRaw: 4_714n }, true],
])('an outcome has moved only beyond the tolerance: one that %s', (_what, changes: object, expected) => {
  expect(hasMoved(shown, { ...shown, ...changes }, 50)).toBe(expected)
})

test('an amount that was not shown has not moved', () => {
  expect(hasMoved({ firstRaw: 10_000n }, shown, 50)).toBe(false)
})

test('without a tolerance each base unit counts', () => {
  expect(hasMoved(shown, { ...shown, secondRaw: 20_001n }, 0)).toBe(true)
  expect(hasMoved(shown, shown, 0)).toBe(false)
})

test('an outcome has moved exactly if one amount differs by more than the tolerance', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 5_000 }), (shownRaw, seenRaw, slippageBps) => {
      const gap = seenRaw > shownRaw ? seenRaw - shownRaw : shownRaw - seenRaw
      const isFar = gap * 10_000n > shownRaw * BigInt(slippageBps)
      expect(hasMoved({ firstRaw: shownRaw }, { firstRaw: seenRaw }, slippageBps)).toBe(isFar)
    }),
  )
})

test('a confirmed outcome has to be the shown one', () => {
  const better = { ...shown, secondRaw: 60_000n }
  expect(() => requireShown(shown, { ...shown, firstRaw: 10_050n }, 50)).not.toThrow()
  expect(() => requireShown(shown, better, 50)).toThrow(
    expect.objectContaining({ name: 'OutcomeMovedError', message: 'The outcome has changed', confirmed: better }),
  )
  expect(() => requireShown(shown, better, 50)).toThrow(OutcomeMovedError)
})

test('each token of a write has its own amount and its own least amount', () => {
  const [first, second] = ['1', '2'].map((digit) => toAddress(`0x${digit.repeat(40)}`))
  if (!first || !second) throw new Error('There are two')
  const least = { firstRaw: 9_950n, secondRaw: 19_900n }
  expect(legsOf({ address: first }, { address: second }, shown, least)).toEqual({
    legA: { tokenAddress: first, amountRaw: 10_000n, leastRaw: 9_950n },
    legB: { tokenAddress: second, amountRaw: 20_000n, leastRaw: 19_900n },
  })
})

const agreed = { figures: shown, offered: shown, slippageBps: 50 }
const far = { ...shown, firstRaw: 30_000n }
const near = { ...shown, firstRaw: 10_050n }

test('figures of the rehearsal that have moved need a consent, with its measured amounts', () => {
  const unmeasured = { firstRaw: 30_000n }
  for (const seen of [far, unmeasured]) {
    const expected = { from: 'rehearsal', figures: far, rates: { firstRaw: 30_000n, secondRaw: 20_000n } }
    expect(newFigures(agreed, seen, shown)).toEqual(expected)
  }
})

test.each([
  ['nothing is rehearsed and the form is closed', agreed, null, null, null],
  ['the rehearsal and the form are as agreed', agreed, near, near, null],
  ['the form has moved', agreed, shown, far, { from: 'form' }],
  ['the form has moved, and nothing is rehearsed', agreed, null, far, { from: 'form' }],
  ['the form shows the accepted figures', { ...agreed, figures: far }, null, far, null],
  ['the form still shows what was offered', { ...agreed, figures: far }, null, shown, null],
])('when %s, the new figures are as expected', (_what, each, seen, current, expected) => {
  expect(newFigures(each, seen, current)).toEqual(expected)
})
