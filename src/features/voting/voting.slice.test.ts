import { describe, expect, test } from 'vitest'
import type { HubProposal } from '../../chain/services/proposals'
import type { HubVote } from '../../chain/services/votes'
import { toAddress } from '../../core/address'
import { EMPTY_DRAFT } from './draft.rules'
import { storedVoting } from './storedVoting'
import {
  draftChanged,
  filterChosen,
  proposalRead,
  proposalsFailed,
  proposalsRead,
  proposalsRequested,
  readStoredVoting,
  verificationFailed,
  votesFailed,
  votesRead,
  votesRequested,
  votesVerified,
  type VotingState,
  votingReducer,
} from './voting.slice'

const VOTER = toAddress(`0x${'aB'.repeat(20)}`)
const proposal: HubProposal = {
  ...{ id: 'a', author: VOTER, title: 'A', body: null, choices: ['x', 'y'], startS: 1, endS: 2, snapshotBlock: 3 },
  state: 'active',
}
const vote: HubVote = { id: 'v1', voter: VOTER, createdS: 1, choice: 1, statedPower: '1', verificationHash: '0xaa' }

type Action = Parameters<typeof votingReducer>[1]
const after = (...actions: Action[]): VotingState =>
  actions.reduce<VotingState>((state, action) => votingReducer(state, action), votingReducer(undefined, { type: '' }))

describe('loading status (games 4.8.1)', () => {
  test('is initial, loading, and then idle or error', () => {
    const statuses = (...actions: Action[]) => {
      const { proposalLoadingStatus, voteLoadingStatus } = after(...actions)
      return [proposalLoadingStatus, voteLoadingStatus]
    }
    expect(statuses()).toEqual(['initial', 'initial'])
    expect(statuses(proposalsRequested(), votesRequested())).toEqual(['loading', 'loading'])
    expect(statuses(proposalsFailed(), votesFailed())).toEqual(['error', 'error'])
    expect(statuses(proposalsRead({ proposals: [], timeMs: 1 }), votesRead({ id: 'a', votes: [] }))).toEqual([
      'idle',
      'idle',
    ])
  })
})

test('a list keeps the text of an opened proposal, and drops removed ones', () => {
  const state = after(
    proposalRead({ id: 'a', proposal: { ...proposal, body: 'text' }, timeMs: 5 }),
    proposalRead({ id: 'b', proposal: { ...proposal, id: 'b' }, timeMs: 6 }),
    proposalsRead({ proposals: [proposal], timeMs: 7 }),
  )
  expect(Object.keys(state.proposals)).toEqual(['a'])
  expect(state.proposals['a']?.body).toBe('text')
  expect([state.listReadAtMs, state.readAtMs['a']]).toEqual([7, 5])
})

test('a proposal that the hub does not have is removed, until it has it', () => {
  const gone = after(
    proposalRead({ id: 'a', proposal, timeMs: 5 }),
    proposalRead({ id: 'a', proposal: null, timeMs: 6 }),
  )
  expect([gone.removed, gone.proposals]).toEqual([{ a: true }, {}])
  expect(votingReducer(gone, proposalRead({ id: 'a', proposal, timeMs: 7 })).removed).toEqual({})
})

test('another vote of an account is verified anew', () => {
  const state = after(
    votesRead({ id: 'a', votes: [vote] }),
    verificationFailed('a'),
    votesVerified({ id: 'a', verified: { [VOTER.toLowerCase()]: true } }),
  )
  expect([state.verified['a'], state.unverified]).toEqual([{ [VOTER.toLowerCase()]: true }, {}])
  expect(votingReducer(state, votesRead({ id: 'a', votes: [vote] })).verified['a']).toEqual(state.verified['a'])
  expect(votingReducer(state, votesRead({ id: 'a', votes: [{ ...vote, id: 'v2' }] })).verified['a']).toEqual({})
})

test('filter, draft and copies of proposals are stored and restored', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...proposal, id: `p${index}`, endS: index }))
  const state = after(
    proposalsRead({ proposals: [...many, proposal], timeMs: 7 }),
    proposalRead({ id: 'a', proposal: { ...proposal, body: 'text' }, timeMs: 8 }),
    filterChosen({ type: 'community' }),
    filterChosen({ state: 'closed' }),
    draftChanged({ ...EMPTY_DRAFT, title: 'Draft' }),
  )
  const restored = readStoredVoting(JSON.parse(JSON.stringify(storedVoting.toStore(state))))
  expect(restored.filter).toEqual({ type: 'community', state: 'closed' })
  expect(restored.draft?.title).toBe('Draft')
  expect(Object.keys(restored.proposals)).toHaveLength(40)
  expect([restored.proposals['a']?.body, restored.readAtMs, restored.listReadAtMs]).toEqual(['text', { a: 8 }, 7])
  expect(restored.proposalLoadingStatus).toBe('initial')
})

test('garbage in storage gives the initial state', () => {
  for (const garbage of [null, 7, {}, { filter: 7, copies: 7 }]) {
    expect(readStoredVoting(garbage)).toEqual(after())
  }
})
