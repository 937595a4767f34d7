import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaderboard } from './teams.rules'

test('the leaderboard has all teams, the most points first, equal ones by id', () => {
  const team = fc.record({ id: fc.nat(), points: fc.bigInt({ min: 0n, max: 3n }) })
  fc.assert(
    fc.property(fc.uniqueArray(team, { selector: ({ id }) => id }), (teams) => {
      const ranked = leaderboard(teams)
      expect(new Set(ranked)).toEqual(new Set(teams))
      ranked.slice(1).forEach((next, at) => {
        const before = ranked[at]
        expect(before && (before.points > next.points || (before.points === next.points && before.id < next.id))).toBe(
          true,
        )
      })
    }),
  )
})
