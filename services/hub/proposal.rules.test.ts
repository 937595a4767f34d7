import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEAD, NOW, SPACE } from '../testing/services.ts'
import type { CancelMessage, ProposalMessage, VoteMessage } from './message.rules.ts'
import {
  cancelFault,
  isNewerVote,
  MAX_DELAY_SECONDS,
  MAX_PERIOD_SECONDS,
  proposalFault,
  publisherFault,
  stateOf,
  voteFault,
  voterFault,
  type KnownProposal,
} from './proposal.rules.ts'

const AUTHOR = '0x0000000000000000000000000000000000000001'
const facts = { space: SPACE, now: NOW }

const proposal = (fields: Partial<ProposalMessage> = {}): ProposalMessage => ({
  ...{ kind: 'proposal', author: AUTHOR, space: SPACE.id, created: NOW, type: 'single-choice', title: 'A', body: '' },
  ...{ discussion: '', choices: ['Yes', 'No'], start: NOW, end: NOW + 60, snapshot: HEAD, app: '', metadata: {} },
  ...fields,
})

describe('stateOf', () => {
  test('is active from the start to the end, both included', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(3e6), (start, length, now) => {
        const end = start + length
        expect(stateOf({ start, end }, now) === 'active').toBe(now >= start && now <= end)
        expect(stateOf({ start, end }, now) === 'pending').toBe(now < start)
      }),
    )
    const period = { start: 10, end: 20 }
    expect([9, 10, 20, 21].map((now) => stateOf(period, now))).toEqual(['pending', 'active', 'active', 'closed'])
  })
})

describe('proposalFault', () => {
  test.each<[string | null, Partial<ProposalMessage>]>([
    [null, {}],
    [null, { snapshot: 1 }],
    [null, { choices: ['ß', 'ss'] }],
    [null, { end: NOW + MAX_PERIOD_SECONDS }],
    [null, { start: NOW + MAX_DELAY_SECONDS, end: NOW + MAX_DELAY_SECONDS + 1 }],
    ['wrong voting type', { type: 'approval' }],
    ['not enough choices', { choices: ['Yes'] }],
    ['two choices are equal', { choices: ['Yes', ' yes'] }],
    ['proposal end date must be after start date', { end: NOW }],
    ['proposal end date must be in the future', { start: NOW - 60, end: NOW }],
    ['voting period is too long', { end: NOW + MAX_PERIOD_SECONDS + 1 }],
    ['proposal start date is too late', { start: NOW + MAX_DELAY_SECONDS + 1, end: NOW + MAX_DELAY_SECONDS + 2 }],
    ['snapshot block is not known', { snapshot: HEAD + 1 }],
    ['snapshot block is not known', { snapshot: 0 }],
  ])('returns %s', (fault, fields) => {
    expect(proposalFault(proposal(fields), facts, HEAD)).toBe(fault)
  })

  test('bounds the times of an accepted proposal, so that 32 bits hold them', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (start, end) => {
        if (proposalFault(proposal({ start, end }), facts, HEAD) !== null) return
        expect(end).toBeLessThan(2 ** 31)
        expect(end).toBeGreaterThan(NOW)
      }),
    )
  })
})

describe('publisherFault', () => {
  test('requires the minimum power exactly', () => {
    expect(publisherFault(SPACE.minPowerRaw, facts)).toBeNull()
    expect(publisherFault(SPACE.minPowerRaw - 1n, facts)).toBe('not enough voting power to publish')
  })
})

const known: KnownProposal = {
  ...{ author: AUTHOR, start: NOW, end: NOW + 60, snapshot: 1, choiceCount: 2, isCancelled: false },
}
const vote = (choice: number): VoteMessage => ({
  ...{ kind: 'vote', author: AUTHOR, space: SPACE.id, created: NOW, proposal: '0x', choice, reason: '', app: '' },
  metadata: {},
})

describe('voteFault', () => {
  test.each<[string | null, number, KnownProposal | null]>([
    [null, 1, known],
    [null, 2, known],
    ['invalid choice', 0, known],
    ['invalid choice', 3, known],
    ['unknown proposal', 1, null],
    ['unknown proposal', 1, { ...known, isCancelled: true }],
    ['not in voting window', 1, { ...known, start: NOW + 1 }],
    ['not in voting window', 1, { ...known, end: NOW - 1 }],
  ])('returns %s for choice %i', (fault, choice, stored) => {
    expect(voteFault(vote(choice), stored, facts)).toBe(fault)
  })
})

describe('voterFault', () => {
  test('refuses an account without power, but not one whose power is unknown', () => {
    expect([voterFault(0n), voterFault(1n), voterFault(null)]).toEqual(['no voting power', null, null])
  })
})

describe('cancelFault', () => {
  const cancel = (author: string): CancelMessage => ({
    ...{ kind: 'cancel', author, space: SPACE.id, created: NOW, proposal: '0x' },
  })
  const OTHER = '0x0000000000000000000000000000000000000002'

  test('allows the author and administrators of the space', () => {
    expect(cancelFault(cancel(AUTHOR), known, facts)).toBeNull()
    expect(cancelFault(cancel(OTHER), known, facts)).toBe('not authorized to cancel proposal')
    expect(cancelFault(cancel(OTHER), known, { ...facts, space: { ...SPACE, admins: [OTHER] } })).toBeNull()
  })

  test('refuses an unknown and a cancelled proposal', () => {
    expect(cancelFault(cancel(AUTHOR), null, facts)).toBe('unknown proposal')
    expect(cancelFault(cancel(AUTHOR), { ...known, isCancelled: true }, facts)).toBe('unknown proposal')
  })
})

describe('isNewerVote', () => {
  test('prefers the later vote, and of one second the greater id', () => {
    expect(isNewerVote({ created: 2, id: '1' }, { created: 1, id: '2' })).toBe(true)
    expect(isNewerVote({ created: 1, id: '2' }, { created: 2, id: '1' })).toBe(false)
    expect(isNewerVote({ created: 1, id: '2' }, { created: 1, id: '1' })).toBe(true)
  })

  test('orders any votes, so that their order of arrival does not matter', () => {
    const votes = fc.record({ created: fc.nat(3), id: fc.nat(9).map(String) })
    fc.assert(
      fc.property(votes, votes, (first, second) => {
        const isSame = first.created === second.created && first.id === second.id
        expect(isNewerVote(first, second)).toBe(isSame ? false : !isNewerVote(second, first))
      }),
    )
  })
})
