import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { endOf } from '../../core/steps'
import { DRAWING, leadOf, powerHistory, stepsPath, yOf } from './history.rules'
import { type JudgedVote, tallyOf } from './tally.rules'

const CHOICES = 3
const TIMES = { fromS: 1_000, untilS: 2_000 }

const vote = fc
  .record({
    createdS: fc.integer({ min: 900, max: 2_100 }),
    choice: fc.integer({ min: 1, max: CHOICES }),
    powerRaw: fc.bigInt({ min: 1n, max: 10n ** 24n }),
    standing: fc.constantFrom('verified', 'unverified', 'falsePower'),
  })
  .map((fields): JudgedVote => ({
    ...{ id: 'a', voter: toAddress(`0x${'12'.repeat(20)}`), statedPower: '1', verificationHash: 'a' },
    ...fields,
  }))
const votes = fc.array(vote, { maxLength: 400 })

test('the lead is that of the first choice over the second', () => {
  expect(leadOf([])).toBe(0n)
  expect(leadOf([5n])).toBe(5n)
  expect(leadOf([2n, 9n, 4n])).toBe(5n)
  expect(leadOf([9n, 9n, 4n])).toBe(0n)
})

test('the counted power begins at 0, ends with the result, and never falls', () => {
  fc.assert(
    fc.property(votes, (all) => {
      const points = endOf(powerHistory(all, TIMES))
      const { choicesRaw, totalRaw } = endOf(tallyOf(all, CHOICES))
      expect(points[0]).toEqual({ timeS: TIMES.fromS, totalRaw: 0n, leadRaw: 0n })
      expect(points.at(-1)).toEqual({ timeS: TIMES.untilS, totalRaw, leadRaw: leadOf(choicesRaw) })
      for (const [index, point] of points.slice(1).entries()) {
        const before = points[index]
        expect(point.timeS).toBeGreaterThanOrEqual(before?.timeS ?? 0)
        expect(point.totalRaw >= (before?.totalRaw ?? 0n)).toBe(true)
        expect(point.leadRaw <= point.totalRaw).toBe(true)
      }
    }),
  )
})

test('votes of one time step share a point, in the order of their times', () => {
  const voteAt = (createdS: number, choice: number, powerRaw: bigint): JudgedVote => ({
    ...{ id: 'a', voter: toAddress(`0x${'12'.repeat(20)}`), statedPower: '1', verificationHash: 'a' },
    ...{ standing: 'verified', createdS, choice, powerRaw },
  })
  const all = [voteAt(6_110, 2, 3n), voteAt(6_100, 1, 10n), voteAt(6_105, 1, 1n), voteAt(7_200, 3, 2n)]
  // A step takes 10 seconds.
  expect(endOf(powerHistory(all, { fromS: 6_000, untilS: 7_200 }))).toEqual([
    { timeS: 6_000, totalRaw: 0n, leadRaw: 0n },
    { timeS: 6_100, totalRaw: 11n, leadRaw: 11n },
    { timeS: 6_110, totalRaw: 14n, leadRaw: 8n },
    { timeS: 7_200, totalRaw: 16n, leadRaw: 8n },
  ])
})

test('ten thousand votes give fewer than 130 points', () => {
  const many = fc.sample(vote, 10_000)
  expect(endOf(powerHistory(many, TIMES)).length).toBeLessThan(130)
})

test('a line has a step for each point, and stays within the drawing', () => {
  const points = [
    { timeS: 1_000, totalRaw: 0n, leadRaw: 0n },
    { timeS: 1_500, totalRaw: 50n, leadRaw: 10n },
    { timeS: 2_000, totalRaw: 100n, leadRaw: 10n },
  ]
  expect(stepsPath(points, ({ totalRaw }) => totalRaw, 100n)).toBe('M0 100H150V50H300V0')
  expect(stepsPath(points, ({ leadRaw }) => leadRaw, 0n)).toBe('M0 100H150V100H300V100')
  expect(stepsPath(points.slice(0, 1), ({ leadRaw }) => leadRaw, 1n)).toBe('M0 100')
  expect(stepsPath([], ({ leadRaw }) => leadRaw, 1n)).toBe('')
  expect(yOf(1n, 3n)).toBeGreaterThan(0)
  expect(yOf(3n, 3n)).toBe(0)
  expect(yOf(0n, 0n)).toBe(DRAWING.height)
})
