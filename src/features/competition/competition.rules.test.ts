import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import competitions from '../../../deployments/bsc/competition.json'
import {
  competitionState,
  groupOfRank,
  placeOf,
  pointsOf,
  prizeCentsEach,
  raceShare,
  standingsOf,
  type Trader,
} from './competition.rules'

const [easter] = competitions

test('the states follow the statuses of the contract (protocol 10.1)', () => {
  expect([0, 1, 2, 3, 4, 5].map(competitionState)).toEqual(['registration', 'live', 'finished', 'claim', 'over', null])
})

test.each([
  [0, null],
  [1, 4],
  [2, 3],
  [10, 3],
  [11, 2],
  [100, 2],
  [101, 1],
  [500, 1],
  [501, 0],
  [90_000, 0],
])('rank %i is in group %s (games 3.10.2)', (rank, group) => {
  expect(groupOfRank(rank, easter?.tiers ?? [])).toBe(group)
})

test.each([
  [0, [2500, 1250, 1250, 1250, 500]],
  [1, [2250, 1000, 1000, 1000, 250]],
  [2, [2100, 850, 850, 850, 100]],
])('the groups of the team at index %i of the ranking get the points of that rank', (at, points) => {
  expect(easter?.prizes[at]?.groups.map(pointsOf)).toEqual(points)
})

test('a rank gets the same part of the prize of its group as the others; ranks without an end get none', () => {
  const tiers = easter?.tiers ?? []
  const cents = easter?.prizes[0]?.groups.map(({ group, cakePrizeUsd }) => {
    const tier = tiers.find((each) => each.group === group)
    return tier && prizeCentsEach(cakePrizeUsd, tier)
  })
  expect(cents).toEqual([2_100_000n, 544_444n, 46_666n, 7000n, 0n])
})

const TEAMS = [1, 2, 3]

const trader: fc.Arbitrary<Trader> = fc.record({
  account: fc.stringMatching(/^0x[0-9a-fA-F]{4}$/),
  teamId: fc.constantFrom(...TEAMS),
  volumeRaw: fc.bigInt({ min: 0n, max: 3n }),
})
const traders = fc.uniqueArray(trader, { selector: ({ account }) => account.toLowerCase(), maxLength: 30 })

test('teams are ranked by the volume of their best members, in whatever order the accounts come', () => {
  fc.assert(
    fc.property(traders, fc.integer({ min: 0, max: 10 }), fc.gen(), (all, counted, gen) => {
      const standings = standingsOf(all, TEAMS, counted)
      expect(new Set(standings.map(({ teamId }) => teamId))).toEqual(new Set(TEAMS))
      const volumes = standings.map(({ volumeRaw }) => volumeRaw)
      expect(volumes).toEqual(volumes.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)))
      for (const { teamId, traders: ranked, volumeRaw } of standings) {
        const own = all.filter((each) => each.teamId === teamId)
        expect(new Set(ranked)).toEqual(new Set(own))
        // No member that is left out has more than one that counts.
        const [best, rest] = [ranked.slice(0, counted), ranked.slice(counted)]
        expect(best.reduce((sum, each) => sum + each.volumeRaw, 0n)).toBe(volumeRaw)
        for (const each of rest) for (const one of best) expect(one.volumeRaw >= each.volumeRaw).toBe(true)
      }
      const mixed = gen(fc.shuffledSubarray, all, { minLength: all.length })
      expect(standingsOf(mixed, TEAMS, counted)).toEqual(standings)
    }),
  )
})

test('equal volumes are ranked by the id of the team, and in a team by the account in any case of letters', () => {
  const each = (account: string, teamId: number): Trader => ({ account, teamId, volumeRaw: 5n })
  const all = [each('0xb1', 3), each('0xA2', 3), each('0xc3', 1), each('0xd4', 2)]
  const standings = standingsOf(all, [3, 1, 2], 500)
  expect(standings.map(({ teamId }) => teamId)).toEqual([3, 1, 2])
  expect(standings[0]?.traders.map(({ account }) => account)).toEqual(['0xA2', '0xb1'])
  expect(standingsOf([], [3, 1, 2], 500).map(({ teamId }) => teamId)).toEqual([1, 2, 3])
})

test.each([
  [0n, 0n, 0],
  [0n, 7n, 0],
  [7n, 7n, 100],
  [5n, 7n, 71],
])('a volume of %i is a share of the best one, %i, of %i percent', (volumeRaw, bestRaw, percent) => {
  expect(raceShare(volumeRaw, bestRaw)).toBe(percent)
})

test('the place of an account is that of the ranking; an account that has not registered has none', () => {
  fc.assert(
    fc.property(traders, (all) => {
      const standings = standingsOf(all, TEAMS, 500)
      for (const { account, teamId, volumeRaw } of all) {
        const place = placeOf(account.toUpperCase(), standings)
        expect(place).toMatchObject({ teamId, volumeRaw })
        const team = standings[(place?.teamRank ?? 0) - 1]
        expect(team?.traders[(place?.rank ?? 0) - 1]?.account).toBe(account)
      }
      expect(placeOf('0xnobody', standings)).toBeNull()
    }),
  )
})
