import { expect, test } from 'vitest'
import { cake, native } from '../../../../test/unit/support/swapMarket'
import { agreedRemoval, updatedRemoval } from './agreedRemoval'

const holdings = { firstRaw: 1_000_000n, secondRaw: 3_000_000n, supplyRaw: 1_700_000n }
const removal = { sharesRaw: 17_000n, firstRaw: 10_000n, secondRaw: 30_000n, percent: 50 }
const offer = { a: native, b: cake, holdings, removal, permit: null, valueCents: null }
const agreed = agreedRemoval(offer, 50)

test('the minimum of each received token follows from the slippage', () => {
  expect([agreed.legA.leastRaw, agreed.legB.leastRaw]).toEqual([9_950n, 29_850n])
})

test('returns null while rehearsal and form stay within the tolerance', () => {
  expect(updatedRemoval(agreed, { firstRaw: 10_050n, secondRaw: 29_850n }, agreed)).toBeNull()
  expect(updatedRemoval(agreed, { secondRaw: 30_000n }, null)).toBeNull()
  expect(updatedRemoval(agreed, {}, null)).toBeNull()
})

test('a rehearsal with three times the amount replaces figures from a false price', () => {
  const seen = { firstRaw: 10_000n, secondRaw: 90_000n }
  const updated = updatedRemoval(agreed, seen, agreed)
  expect(updated).toMatchObject({ removal: { ...removal, ...seen }, rates: seen })
  expect(updated?.legB.leastRaw).toBe(89_550n)
  expect(updated && updatedRemoval(updated, seen, agreed)).toBeNull()
})

test('the form’s newer figures replace the agreed ones after a price change', () => {
  const moved = agreedRemoval({ ...offer, removal: { ...removal, firstRaw: 9_000n } }, 50)
  expect(updatedRemoval(agreed, null, moved)).toBe(moved)
})

test('returns null once the form shows the figures that were accepted', () => {
  const seen = { firstRaw: 10_000n, secondRaw: 90_000n }
  const accepted = updatedRemoval(agreed, seen, agreed)
  const caughtUp = agreedRemoval({ ...offer, removal: { ...removal, ...seen } }, 50)
  expect(accepted && updatedRemoval(accepted, seen, caughtUp)).toBeNull()
})
