import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { MAX_FAVOURITES, MAX_RECENTS, newest, withRecent, withToggled } from './chosen.rules'

const id = fc.stringMatching(/^0x[0-9a-fA-F]{2}$/)
const times = fc.dictionary(
  id.map((each) => each.toLowerCase()),
  fc.nat(1_000),
)

it('the newest entries are in descending order and none left out is newer', () => {
  fc.assert(
    fc.property(times, fc.nat(10), (known, count) => {
      const kept = Object.values(newest(known, count))
      expect(kept).toEqual(
        Object.values(known)
          .toSorted((a, b) => b - a)
          .slice(0, count),
      )
    }),
  )
})

it('a choice becomes the most recent one, once, among at most five', () => {
  fc.assert(
    fc.property(fc.array(id), (choices) => {
      let recent: Record<string, number> = {}
      for (const [at, choice] of choices.entries()) recent = withRecent(recent, choice, at)
      const distinct = [...new Set(choices.toReversed().map((choice) => choice.toLowerCase()))]
      expect(Object.keys(recent)).toEqual(distinct.slice(0, MAX_RECENTS))
    }),
  )
})

it('a toggle adds a favourite or removes it, and leaves the others', () => {
  const few = fc.dictionary(
    id.map((each) => each.toLowerCase()),
    fc.nat(1_000),
    { maxKeys: MAX_FAVOURITES - 1 },
  )
  fc.assert(
    fc.property(few, id, (known, one) => {
      const { [one.toLowerCase()]: before, ...others } = known
      const toggled = withToggled(known, one, 7)
      expect(toggled).toEqual(before === undefined ? { ...others, [one.toLowerCase()]: 7 } : others)
      expect(withToggled(withToggled(others, one, 7) ?? {}, one, 8)).toEqual(others)
    }),
  )
})

test('a full collection of favourites rejects another one, and can be reduced', () => {
  const full = Object.fromEntries(Array.from({ length: MAX_FAVOURITES }, (_, at) => [`0x${at}`, at]))
  expect(withToggled(full, '0xnew', 99)).toBeNull()
  expect(Object.keys(withToggled(full, '0X3', 99) ?? {})).toHaveLength(MAX_FAVOURITES - 1)
})
