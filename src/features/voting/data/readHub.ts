import { readProposal, readProposals } from '../../../chain/services/proposals'
import { readVotes } from '../../../chain/services/votes'
import { type StatedVote, verifyVotes } from '../../../chain/services/votingPower'
import type { VotingFacts } from '../../../deployment/voting'
import type { AppState } from '../../../state/appState'
import type { AppStore } from '../../../state/storeHooks'
import { judgeVotes } from '../tally.rules'
import {
  proposalRead,
  proposalsFailed,
  proposalsRead,
  proposalsRequested,
  selectProposal,
  selectVerified,
  selectVotes,
  verificationFailed,
  votesFailed,
  votesRead,
  votesRequested,
  votesVerified,
} from '../voting.slice'
import { RETRY_MS } from './useRepeated'
import { endOfSteps } from './useSteps'

/** constants: LIST_FIRST */
const LIST_FIRST = 1_000
/** Time between reads of the list, and of the votes on an active proposal, in milliseconds. */
const LIST_MS = 60_000
const VOTES_MS = 10_000

/** Reads the list of proposals into the store; returns the time until the next read. */
export async function refreshList({ dispatch }: AppStore, { hubUrl, space }: VotingFacts): Promise<number> {
  dispatch(proposalsRequested())
  try {
    const proposals = await readProposals(hubUrl, { space, first: LIST_FIRST, state: 'all' })
    dispatch(proposalsRead({ proposals, timeMs: Date.now() }))
    return LIST_MS
  } catch {
    dispatch(proposalsFailed())
    return RETRY_MS
  }
}

/** Returns the votes whose stated power is not verified yet. */
async function unverifiedVotes(state: AppState, id: string): Promise<StatedVote[]> {
  const choiceCount = selectProposal(id)(state)?.choices.length ?? 0
  const powers = selectVerified(id)(state) ?? null
  const judged = await endOfSteps(judgeVotes(selectVotes(id)(state) ?? [], choiceCount, { powers }))
  return (judged ?? []).flatMap(({ voter: address, standing, statedPower: total, verificationHash }) =>
    standing === 'unverified' && total !== null && verificationHash !== null
      ? [{ address, verificationHash, total }]
      : [],
  )
}

/** Verifies the votes that are not verified yet. Returns whether all are. */
async function verify({ dispatch, getState }: AppStore, { powerUrl }: VotingFacts, id: string): Promise<boolean> {
  const votes = await unverifiedVotes(getState(), id)
  const block = selectProposal(id)(getState())?.snapshotBlock
  if (votes.length === 0 || block === undefined) return true
  try {
    const found = await verifyVotes(powerUrl, block, votes)
    // A vote that the service does not confirm is invalid, also one that it leaves out (games 5.10).
    const entries = votes.map(({ address }) => {
      const voter = address.toLowerCase()
      return [voter, found.get(voter) === true] as const
    })
    dispatch(votesVerified({ id, verified: Object.fromEntries(entries) }))
    return true
  } catch {
    dispatch(verificationFailed(id))
    return false
  }
}

/**
 * Reads a proposal and its votes into the store, and verifies the votes. Returns the time until the next read; null
 * when none is due.
 */
export async function refreshProposal(store: AppStore, facts: VotingFacts, id: string): Promise<number | null> {
  const { dispatch } = store
  dispatch(proposalsRequested())
  try {
    const proposal = await readProposal(facts.hubUrl, id)
    dispatch(proposalRead({ id, proposal, timeMs: Date.now() }))
    if (proposal === null) return null
    if (proposal.state === 'pending') return VOTES_MS
  } catch {
    dispatch(proposalsFailed())
    return RETRY_MS
  }
  dispatch(votesRequested())
  try {
    dispatch(votesRead({ id, votes: await readVotes(facts.hubUrl, id) }))
  } catch {
    dispatch(votesFailed())
    return RETRY_MS
  }
  const isVerified = await verify(store, facts, id)
  const isClosed = selectProposal(id)(store.getState())?.state === 'closed'
  // The votes on a closed proposal do not change.
  return isClosed && isVerified ? null : VOTES_MS
}
