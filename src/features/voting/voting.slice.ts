import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { HubProposal } from '../../chain/services/proposals'
import type { HubVote } from '../../chain/services/votes'
import type { AppState } from '../../state/appState'
import { type Draft, readDraft } from './draft.rules'
import { PROPOSAL_STATES, PROPOSAL_TYPES, type ProposalFilter } from './proposal.rules'
import { readCopies, type StoredCopies, withoutBody } from './copies.rules'
import type { SignatureStanding, Verification } from './tally.rules'

/** games 4.8.1 */
export type LoadingStatus = 'initial' | 'idle' | 'loading' | 'error'

/** State of the voting pages (games 3.12.3). */
export interface VotingState {
  proposalLoadingStatus: LoadingStatus
  proposals: Record<string, HubProposal>
  /** Proposals that the hub does not have: cancelled ones, and unknown ids. */
  removed: Record<string, true>
  /** Time of the last read of the list, and of each opened proposal, in milliseconds since 1970. */
  listReadAtMs: number | null
  readAtMs: Record<string, number>
  voteLoadingStatus: LoadingStatus
  votes: Record<string, HubVote[]>
  /** Whether a stated power is true, by proposal and by voter in lower case; absent until it is verified. */
  verified: Record<string, Record<string, boolean>>
  /** Proposals whose votes could not be verified at the last attempt. */
  unverified: Record<string, true>
  /** Signatures that were checked on this device, by proposal and by vote. */
  signatures: Record<string, Record<string, SignatureStanding>>
  filter: ProposalFilter
  /** Proposal that is being written; null without one. */
  draft: Draft | null
  /** Part of the proposals that is stored, for visits during which the hub does not reply. */
  copies: StoredCopies
}

const NO_COPIES: StoredCopies = { listReadAtMs: null, proposals: [], readAtMs: {} }

const initialState: VotingState = {
  ...{ proposalLoadingStatus: 'initial', proposals: {}, removed: {}, listReadAtMs: null, readAtMs: {} },
  ...{ voteLoadingStatus: 'initial', votes: {}, verified: {}, unverified: {}, signatures: {} },
  ...{ filter: { type: 'core', state: 'active' }, draft: null, copies: NO_COPIES },
}

/** Maximum number of stored proposals, and of those that are stored with their texts. */
const MOST_COPIES = 40
const MOST_TEXTS = 5

const byNewest = (state: VotingState) => (one: HubProposal, other: HubProposal) =>
  (state.readAtMs[other.id] ?? 0) - (state.readAtMs[one.id] ?? 0) || other.endS - one.endS

/** Replaces the stored copies: the proposals opened last, then those that end last. Only the first have their texts. */
function copy(state: VotingState): void {
  const all = Object.values(state.proposals).toSorted(byNewest(state))
  const proposals = all
    .slice(0, MOST_COPIES)
    .map((proposal, index) => (index < MOST_TEXTS ? { ...proposal } : withoutBody(proposal)))
  const opened = proposals.flatMap(({ id }) => {
    const timeMs = state.readAtMs[id]
    return timeMs === undefined ? [] : [[id, timeMs] as const]
  })
  state.copies = { listReadAtMs: state.listReadAtMs, proposals, readAtMs: Object.fromEntries(opened) }
}

const slice = createSlice({
  name: 'voting',
  initialState,
  reducers: {
    proposalsRequested(state) {
      state.proposalLoadingStatus = 'loading'
    },
    proposalsRead(state, { payload }: PayloadAction<{ proposals: HubProposal[]; timeMs: number }>) {
      const { proposals, timeMs } = payload
      state.proposalLoadingStatus = 'idle'
      state.listReadAtMs = timeMs
      const before = state.proposals
      // A proposal that was opened keeps the text, which lists do not have.
      state.proposals = Object.fromEntries(
        proposals.map((proposal) => [proposal.id, { ...proposal, body: before[proposal.id]?.body ?? null }]),
      )
      copy(state)
    },
    proposalRead(state, { payload }: PayloadAction<{ id: string; proposal: HubProposal | null; timeMs: number }>) {
      const { id, proposal, timeMs } = payload
      state.proposalLoadingStatus = 'idle'
      if (proposal === null) {
        state.removed[id] = true
        delete state.proposals[id]
      } else {
        delete state.removed[id]
        state.proposals[id] = proposal
        state.readAtMs[id] = timeMs
      }
      copy(state)
    },
    /** Records that the hub did not reply; the proposals read before stay on screen. */
    proposalsFailed(state) {
      state.proposalLoadingStatus = 'error'
    },
    votesRequested(state) {
      state.voteLoadingStatus = 'loading'
    },
    votesRead(state, { payload }: PayloadAction<{ id: string; votes: HubVote[] }>) {
      const { id, votes } = payload
      state.voteLoadingStatus = 'idle'
      const known = new Map((state.votes[id] ?? []).map((vote) => [vote.voter, vote.id]))
      // A new vote of an account states another power, which is not verified yet.
      const changed = votes.filter((vote) => known.has(vote.voter) && known.get(vote.voter) !== vote.id)
      for (const { voter } of changed) delete state.verified[id]?.[voter.toLowerCase()]
      state.votes[id] = votes
    },
    votesFailed(state) {
      state.voteLoadingStatus = 'error'
    },
    votesVerified(state, { payload }: PayloadAction<{ id: string; verified: Record<string, boolean> }>) {
      const { id, verified } = payload
      state.verified[id] = { ...state.verified[id], ...verified }
      delete state.unverified[id]
    },
    verificationFailed(state, { payload }: PayloadAction<string>) {
      state.unverified[payload] = true
    },
    signaturesChecked(state, { payload }: PayloadAction<{ id: string; standings: Record<string, SignatureStanding> }>) {
      const { id, standings } = payload
      state.signatures[id] = { ...state.signatures[id], ...standings }
    },
    filterChosen(state, { payload }: PayloadAction<Partial<ProposalFilter>>) {
      state.filter = { ...state.filter, ...payload }
    },
    draftChanged(state, { payload }: PayloadAction<Draft | null>) {
      state.draft = payload
    },
  },
})

export const votingReducer = slice.reducer
export const { proposalsRequested, proposalsRead, proposalRead, proposalsFailed } = slice.actions
export const { votesRequested, votesRead, votesFailed, votesVerified, verificationFailed } = slice.actions
export const { signaturesChecked } = slice.actions
export const { filterChosen, draftChanged } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    voting: VotingState
  }
}

type Select<Value> = (state: Pick<AppState, 'voting'>) => Value

export const selectProposalStatus: Select<LoadingStatus> = ({ voting }) => voting.proposalLoadingStatus
export const selectVoteStatus: Select<LoadingStatus> = ({ voting }) => voting.voteLoadingStatus
export const selectProposals: Select<Record<string, HubProposal>> = ({ voting }) => voting.proposals
export const selectListTime: Select<number | null> = ({ voting }) => voting.listReadAtMs
export const selectFilter: Select<ProposalFilter> = ({ voting }) => voting.filter
export const selectDraft: Select<Draft | null> = ({ voting }) => voting.draft

/** Returns the snapshot block of a new proposal: the first block that the app received (constants: SNAPSHOT_ZERO). */
export const selectSnapshotBlock = ({ block }: Pick<AppState, 'block'>): number => block.initialBlock

/** Returns the selector of a proposal; undefined until it is read. */
export const selectProposal =
  (id: string): Select<HubProposal | undefined> =>
  ({ voting }) =>
    voting.proposals[id]

/** Returns the selector of whether the hub does not have a proposal. */
export const selectIsRemoved =
  (id: string): Select<boolean> =>
  ({ voting }) =>
    voting.removed[id] === true

/** Returns the selector of the time at which the hub returned a proposal; null before. */
export const selectReadTime =
  (id: string): Select<number | null> =>
  ({ voting }) =>
    voting.readAtMs[id] ?? null

/** Returns the selector of the votes on a proposal; undefined until they are read. */
export const selectVotes =
  (id: string): Select<HubVote[] | undefined> =>
  ({ voting }) =>
    voting.votes[id]

/** Returns the selector of whether the stated powers on a proposal are true, by voter. */
export const selectVerified =
  (id: string): Select<Verification | undefined> =>
  ({ voting }) =>
    voting.verified[id]

/** Returns the selector of the signatures of a proposal that were checked on this device, by vote. */
export const selectSignatures =
  (id: string): Select<Readonly<Record<string, SignatureStanding>> | undefined> =>
  ({ voting }) =>
    voting.signatures[id]

/** Returns the selector of whether the last attempt to verify the votes on a proposal failed. */
export const selectHasUnverified =
  (id: string): Select<boolean> =>
  ({ voting }) =>
    voting.unverified[id] === true

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readFilter(stored: unknown): ProposalFilter {
  const { type, state } = isRecord(stored) ? stored : {}
  return {
    type: PROPOSAL_TYPES.find((each) => each === type) ?? initialState.filter.type,
    state: PROPOSAL_STATES.find((each) => each === state) ?? initialState.filter.state,
  }
}

/** Parses the filter, the draft and the copies from stored data of any shape. */
export function readStoredVoting(stored: unknown): VotingState {
  if (!isRecord(stored)) return initialState
  const copies = readCopies(stored['copies']) ?? NO_COPIES
  return {
    ...initialState,
    ...{ copies, listReadAtMs: copies.listReadAtMs, readAtMs: { ...copies.readAtMs } },
    proposals: Object.fromEntries(copies.proposals.map((proposal) => [proposal.id, proposal])),
    filter: readFilter(stored['filter']),
    draft: readDraft(stored['draft']),
  }
}
