import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HubVote } from '../../chain/services/votes'
import { toAddress } from '../../core/address'
import { endOf, type Steps, VALUES_OF_STEP } from '../../core/steps'
import { isCounted, judgeVotes, newestVotes, powerRawOf, tallyOf, votesCsv } from './tally.rules'

const CHOICES = 3
const addressOf = (index: number) => toAddress(`0x${index.toString(16).padStart(40, '0')}`)

const vote = fc
  .record({
    voter: fc.nat(12).map(addressOf),
    createdS: fc.nat(20),
    id: fc.stringMatching(/^[0-9a-f]{6}$/),
    choice: fc.option(fc.integer({ min: 1, max: 5 })),
    statedPower: fc.option(fc.constantFrom('0', '1', '2.5', '1000000', '0.000000000000000001')),
    verificationHash: fc.option(fc.constantFrom('0xaa', '0xbb')),
  })
  .map((fields): HubVote => fields)
const votes = fc.uniqueArray(vote, { selector: ({ id }) => id, maxLength: 40 })
const verification = fc.option(fc.dictionary(fc.nat(12).map(addressOf), fc.boolean()))

const one: HubVote = {
  ...{ id: 'a', voter: addressOf(1), createdS: 5, choice: 1, statedPower: '12.5', verificationHash: '0xaa' },
}

test('one vote of each account counts, its newest', () => {
  fc.assert(
    fc.property(votes, (all) => {
      const newest = [...endOf(newestVotes(all))]
      expect(new Set(newest.map(({ voter }) => voter)).size).toBe(newest.length)
      for (const { voter, createdS, id } of all) {
        const kept = newest.find((each) => each.voter === voter)
        const isKept = kept !== undefined && (kept.createdS > createdS || (kept.createdS === createdS && kept.id >= id))
        expect(isKept).toBe(true)
      }
    }),
  )
})

test('of two votes in one second that with the greater id counts, whatever the case of the account', () => {
  const voter = toAddress(`0x${'aB'.repeat(20)}`)
  const [first, second] = [
    { ...one, voter, id: 'a' },
    { ...one, voter: toAddress(voter.toLowerCase()), id: 'b' },
  ]
  expect([...endOf(newestVotes([first, second]))]).toEqual([second])
  expect([...endOf(newestVotes([second, first]))]).toEqual([second])
})

test('the result is the sum of the counted votes, in any order of arrival', () => {
  fc.assert(
    fc.property(votes, verification, (all, verified) => {
      const judged = endOf(judgeVotes(all, CHOICES, { powers: verified }))
      const tally = endOf(tallyOf(judged, CHOICES))
      const counted = judged.filter(isCounted)
      expect(tally.totalRaw).toBe(counted.reduce((sum, { powerRaw }) => sum + powerRaw, 0n))
      expect(tally.choicesRaw.reduce((sum, raw) => sum + raw, 0n)).toBe(tally.totalRaw)
      expect(tally.countedCount + tally.invalidCount).toBe(judged.length)
      expect(endOf(judgeVotes(all.toReversed(), CHOICES, { powers: verified }))).toEqual(judged)
    }),
  )
})

test('a refuted vote never counts', () => {
  fc.assert(
    fc.property(votes, verification, (all, verified) => {
      const judged = endOf(judgeVotes(all, CHOICES, { powers: verified }))
      expect(judged.filter((each) => isCounted(each) && verified?.[each.voter] === false)).toEqual([])
    }),
  )
})

test('the list has counted votes first, by power and then by time', () => {
  fc.assert(
    fc.property(votes, verification, (all, verified) => {
      const judged = endOf(judgeVotes(all, CHOICES, { powers: verified }))
      const counted = judged.filter(isCounted)
      expect(judged.slice(0, counted.length)).toEqual(counted)
      for (const [index, next] of counted.slice(1).entries()) {
        const before = counted[index] ?? next
        const isOlder = before.powerRaw === next.powerRaw && before.createdS >= next.createdS
        expect(before.powerRaw > next.powerRaw || isOlder).toBe(true)
      }
    }),
  )
})

test.each([
  ['verified', one, { [one.voter]: true }],
  ['unverified', one, null],
  ['unverified', one, {}],
  ['falsePower', one, { [one.voter]: false }],
  ['noPower', { ...one, statedPower: null }, { [one.voter]: true }],
  ['noPower', { ...one, verificationHash: null }, null],
  ['noPower', { ...one, statedPower: '0' }, null],
  ['noChoice', { ...one, choice: null }, null],
  ['noChoice', { ...one, choice: CHOICES + 1 }, { [one.voter]: true }],
] as const)('judges as %s the vote %j with the verified powers %j', (standing, each, verified) => {
  expect(endOf(judgeVotes([each], CHOICES, { powers: verified })).map((judged) => judged.standing)).toEqual([standing])
})

test('a vote that its account did not sign is invalid, and one that cannot be checked counts', () => {
  const powers = { [one.voter]: true }
  const standings = (['signed', 'unknown', 'false'] as const).map(
    (signature) => endOf(judgeVotes([one], CHOICES, { powers, signatures: { [one.id]: signature } }))[0]?.standing,
  )
  expect(standings).toEqual(['verified', 'verified', 'falseSignature'])
})

test('a result without votes is verified and empty', () => {
  expect(endOf(tallyOf([], 2))).toEqual({
    ...{ choicesRaw: [0n, 0n], totalRaw: 0n, countedCount: 0, invalidCount: 0, isVerified: true },
  })
})

test.each([
  ['verified', true],
  ['unverified', true],
  ['falsePower', false],
  ['noPower', false],
  ['noChoice', false],
  ['falseSignature', false],
] as const)('whether a vote that is %s counts: %s', (standing, counts) => {
  expect(isCounted({ standing })).toBe(counts)
})

test('the result has the power of each choice, and is verified only if all counted votes are', () => {
  const all = [
    { ...one, id: 'a', statedPower: '2', choice: 2 },
    { ...one, id: 'b', voter: addressOf(2) },
    { ...one, id: 'c', voter: addressOf(3), statedPower: '1' },
    { ...one, id: 'd', voter: addressOf(4), choice: null },
  ]
  const tallyWith = (powers: Record<string, boolean>) =>
    endOf(tallyOf(endOf(judgeVotes(all, CHOICES, { powers })), CHOICES))
  const E18 = 10n ** 18n
  const result = { choicesRaw: [(135n * E18) / 10n, 2n * E18, 0n], totalRaw: (155n * E18) / 10n }
  const everyPower = { [addressOf(1)]: true, [addressOf(2)]: true, [addressOf(3)]: true }
  expect(tallyWith(everyPower)).toEqual({ ...result, countedCount: 3, invalidCount: 1, isVerified: true })
  for (const voter of Object.keys(everyPower)) {
    const powers = Object.fromEntries(Object.entries(everyPower).filter(([each]) => each !== voter))
    expect(tallyWith(powers)).toEqual({ ...result, countedCount: 3, invalidCount: 1, isVerified: false })
  }
})

test('of votes with the same power and time, that with the greater id comes first', () => {
  const same = ['a', 'c', 'b'].map((id, index) => ({ ...one, id, voter: addressOf(index) }))
  expect(endOf(judgeVotes(same, CHOICES, { powers: null })).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('reads a stated power in the smallest unit', () => {
  expect(powerRawOf('12.5')).toBe(12_500_000_000_000_000_000n)
  expect(powerRawOf('x')).toBe(0n)
  expect(powerRawOf(null)).toBe(0n)
})

test('a file of votes quotes its cells and has no formula', () => {
  const judged = endOf(
    judgeVotes([one, { ...one, id: 'b', voter: addressOf(2), choice: 2, verificationHash: null }], 2, {
      powers: null,
    }),
  )
  expect(votesCsv(judged, ['=SUM(A1)', 'a "b", c'])).toBe(
    [
      '"voter","choice","text","power","created","standing","verificationHash","id"',
      `"${one.voter}","1","'=SUM(A1)","12.5","1970-01-01T00:00:05.000Z","unverified","0xaa","a"`,
      `"${addressOf(2)}","2","a ""b"", c","12.5","1970-01-01T00:00:05.000Z","noPower","","b"`,
      '',
    ].join('\r\n'),
  )
  expect(
    votesCsv(endOf(judgeVotes([{ ...one, choice: null, statedPower: null }], 2, { powers: null })), ['a', 'b']),
  ).toContain('"","","",')
})

/** Returns how often the choice of a vote is read in each step of a calculation. */
function readsOfSteps(steps: Steps<unknown>, reads: () => number): number[] {
  const counts: number[] = []
  for (let isDone = false, before = reads(); !isDone; before = reads()) {
    isDone = steps.next().done === true
    counts.push(reads() - before)
  }
  return counts
}

test('ten thousand votes are counted, a limited number of them in each step', () => {
  let reads = 0
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...one,
    ...{ id: String(index), voter: addressOf(index) },
    get choice() {
      reads += 1
      return 1
    },
  }))
  const most = Math.max(
    ...readsOfSteps(judgeVotes(many, CHOICES, { powers: null }), () => reads),
    ...readsOfSteps(tallyOf(endOf(judgeVotes(many, CHOICES, { powers: null })), CHOICES), () => reads),
  )
  // A judgement reads a choice three times, to compare and to copy it.
  expect(most).toBeLessThanOrEqual(3 * VALUES_OF_STEP)
  const judged = endOf(judgeVotes(many, CHOICES, { powers: null }))
  expect(endOf(tallyOf(judged, CHOICES)).totalRaw).toBe(125_000n * 10n ** 18n)
})
