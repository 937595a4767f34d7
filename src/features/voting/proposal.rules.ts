import { type Address, sameAddress } from '../../core/address'
import type { HubProposal } from '../../chain/services/proposals'

/** games 4.8.3 */
export const PROPOSAL_TYPES = ['core', 'community', 'all'] as const
export type ProposalType = (typeof PROPOSAL_TYPES)[number]

/** games 4.8.2 */
export const PROPOSAL_STATES = ['active', 'pending', 'closed'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** Returns the state of a proposal at a time in seconds; its end belongs to the voting period, as for the hub. */
export function stateAt({ startS, endS }: Pick<HubProposal, 'startS' | 'endS'>, nowS: number): ProposalState {
  if (nowS < startS) return 'pending'
  return nowS <= endS ? 'active' : 'closed'
}

/** Tolerated error of the device clock, in seconds: the hub accepts messages of this age. */
const CLOCK_TOLERANCE_S = 300

/** Returns whether the device clock is wrong: no time within the tolerance of the read explains the hub's state. */
export function isClockWrong(proposal: Pick<HubProposal, 'startS' | 'endS' | 'state'>, readAtS: number): boolean {
  const times = [readAtS - CLOCK_TOLERANCE_S, readAtS, readAtS + CLOCK_TOLERANCE_S]
  return times.every((timeS) => stateAt(proposal, timeS) !== proposal.state)
}

/** Returns whether a proposal is core: its author is the core author (games 4.8.3). */
export const isCore = ({ author }: Pick<HubProposal, 'author'>, coreAuthor: Address): boolean =>
  sameAddress(author, coreAuthor)

export interface ProposalFilter {
  type: ProposalType
  state: ProposalState
}

/** Returns the proposals that the list shows, by end descending (games 7.2.5). */
export function shownProposals<Proposal extends HubProposal>(
  proposals: readonly Proposal[],
  { type, state }: ProposalFilter,
  { nowS, coreAuthor }: { nowS: number; coreAuthor: Address },
): Proposal[] {
  const ofType = (proposal: Proposal) => type === 'all' || isCore(proposal, coreAuthor) === (type === 'core')
  return proposals
    .filter((proposal) => ofType(proposal) && stateAt(proposal, nowS) === state)
    .toSorted((one, other) => other.endS - one.endS || (one.id < other.id ? 1 : -1))
}
