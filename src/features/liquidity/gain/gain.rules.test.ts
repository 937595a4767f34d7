import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOut } from '../../../market/quote'
import { amountsFor, matching, sharesFor } from '../pool/shares.rules'
import { gainOf, sumOf } from './gain.rules'

const NONE = { firstRaw: 0n, secondRaw: 0n }

describe('gainOf', () => {
  it('returns the textbook loss for a price that quadruples without fees', () => {
    // 100 and 100 at 1 : 1 become 50 and 200 at 1 : 4; held they would be worth 500, in the pool they are worth 400.
    const history = { added: { firstRaw: 100n, secondRaw: 100n }, removed: NONE }
    const gain = gainOf(history, { firstRaw: 50n, secondRaw: 200n }, { firstRaw: 500n, secondRaw: 2_000n })
    expect(gain && Number(gain.gainRaw.numerator) / Number(gain.gainRaw.denominator)).toBe(-100)
    expect(gain && Number(gain.share.numerator) / Number(gain.share.denominator)).toBe(-0.2)
    expect(gain && Number(gain.heldValueRaw.numerator) / Number(gain.heldValueRaw.denominator)).toBe(500)
  })

  it('values removed amounts at the current price', () => {
    const history = { added: { firstRaw: 100n, secondRaw: 100n }, removed: { firstRaw: 60n, secondRaw: 60n } }
    const gain = gainOf(history, { firstRaw: 50n, secondRaw: 50n }, { firstRaw: 7n, secondRaw: 7n })
    expect(gain && Number(gain.share.numerator) / Number(gain.share.denominator)).toBe(0.1)
  })

  it('returns null without an addition or for an empty pool', () => {
    expect(gainOf({ added: NONE, removed: NONE }, NONE, { firstRaw: 5n, secondRaw: 5n })).toBeNull()
    const history = { added: { firstRaw: 1n, secondRaw: 1n }, removed: NONE }
    expect(gainOf(history, NONE, NONE)).toBeNull()
    expect(gainOf(history, NONE, { firstRaw: 0n, secondRaw: 5n })).toBeNull()
  })

  it('never returns a loss after a trade in both directions, because both paid a fee', () => {
    const sizeable = fc.bigInt({ min: 10n ** 15n, max: 10n ** 26n })
    fc.assert(
      fc.property(
        sizeable,
        sizeable,
        fc.bigInt({ min: 1n, max: 500n }),
        fc.bigInt({ min: 1n, max: 900n }),
        (r0, r1, own, size) => {
          const before = { firstRaw: r0, secondRaw: r1, supplyRaw: 10n ** 24n }
          const added = { firstRaw: (r0 * own) / 1_000n, secondRaw: matching((r0 * own) / 1_000n, r0, r1) }
          const sharesRaw = sharesFor(added, before)
          const with0 = r0 + added.firstRaw
          const with1 = r1 + added.secondRaw
          const inRaw = (with0 * size) / 1_000n
          const outRaw = amountOut(inRaw, with0, with1) ?? 0n
          const backRaw = amountOut(outRaw, with1 - outRaw, with0 + inRaw) ?? 0n
          const after = { firstRaw: with0 + inRaw - backRaw, secondRaw: with1, supplyRaw: before.supplyRaw + sharesRaw }
          const gain = gainOf({ added, removed: NONE }, amountsFor(sharesRaw, after), after)
          // Rounding costs less than a billionth.
          expect(gain && gain.share.numerator * 10n ** 9n >= -gain.share.denominator).toBe(true)
        },
      ),
    )
  })
})

it('adds amounts', () => {
  expect(
    sumOf([
      { firstRaw: 1n, secondRaw: 2n },
      { firstRaw: 3n, secondRaw: 4n },
    ]),
  ).toEqual({ firstRaw: 4n, secondRaw: 6n })
  expect(sumOf([])).toEqual(NONE)
})
