import { describe, expect, it } from 'vitest'
import { cake, native } from '../../../../test/unit/support/swapMarket'
import { agreedAddition, updatedAddition } from './agreedAddition'

const holdings = { firstRaw: 1_000_000n, secondRaw: 3_000_000n, supplyRaw: 1_700_000n }
const addition = { firstRaw: 10_000n, secondRaw: 30_000n, sharesRaw: 17_000n, supplyAfterRaw: 1_717_000n }
const offer = { addition, holdings, isNewPool: false, valueCents: 5n }
const agreed = agreedAddition(native, cake, offer, 50)
const seen = { firstRaw: 10_000n, secondRaw: 30_000n, sharesRaw: 17_000n }

describe('agreedAddition', () => {
  it('signs the amounts, and the minimum of each under the slippage', () => {
    expect([agreed.legA, agreed.legB]).toEqual([
      { tokenAddress: null, amountRaw: 10_000n, leastRaw: 9_950n },
      { tokenAddress: cake.address, amountRaw: 30_000n, leastRaw: 29_850n },
    ])
  })

  it('signs the full amounts as the minimum of a new pool', () => {
    const none = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }
    const { legA, legB, rates } = agreedAddition(native, cake, { ...offer, holdings: none, isNewPool: true }, 50)
    expect([legA.leastRaw, legB.leastRaw]).toEqual([10_000n, 30_000n])
    expect(rates).toEqual(addition)
  })
})

describe('updatedAddition', () => {
  it('returns null while rehearsal and form stay within the tolerance', () => {
    const later = agreedAddition(native, cake, { ...offer, addition: { ...addition, secondRaw: 30_100n } }, 50)
    expect(updatedAddition(agreed, null, null)).toBeNull()
    expect(updatedAddition(agreed, { ...seen, sharesRaw: 17_050n }, later)).toBeNull()
  })

  it.each([
    ['three times the LP tokens', { ...seen, sharesRaw: 51_000n }],
    ['a third of the second token', { ...seen, secondRaw: 10_000n }],
  ])('takes the figures of a rehearsal with %s', (_what, far) => {
    const updated = updatedAddition(agreed, far, agreed)
    expect(updated?.addition).toMatchObject(far)
    expect(updated?.legB).toMatchObject({ amountRaw: far.secondRaw, leastRaw: (far.secondRaw * 9_950n) / 10_000n })
    // The share is unknown if a node returned false reserves.
    expect(updated?.addition.supplyAfterRaw).toBe(0n)
    // Once accepted, these figures are compared with the next rehearsal; the form still shows its own.
    expect(updated && updatedAddition(updated, far, agreed)).toBeNull()
  })

  it('takes the figures of the form after a price change', () => {
    const moved = agreedAddition(native, cake, { ...offer, addition: { ...addition, secondRaw: 40_000n } }, 50)
    expect(updatedAddition(agreed, null, moved)).toBe(moved)
    expect(updatedAddition(agreed, seen, moved)).toBe(moved)
  })

  it('returns null once the form shows the figures that were accepted', () => {
    const far = { ...seen, secondRaw: 10_000n }
    const accepted = updatedAddition(agreed, far, agreed)
    const caughtUp = agreedAddition(native, cake, { ...offer, addition: { ...addition, ...far } }, 50)
    expect(accepted && updatedAddition(accepted, far, caughtUp)).toBeNull()
  })

  it('takes the figures of the form when another account has created the pool', () => {
    const isNewPool = true
    const first = agreedAddition(native, cake, { ...offer, isNewPool }, 50)
    expect(updatedAddition(first, null, agreed)).toBe(agreed)
  })
})
