import type { CancelMessage, ProposalMessage, VoteMessage } from './message.rules.ts'
import type { Space } from './space.ts'

export type ProposalState = 'pending' | 'active' | 'closed'

/** Smallest number of choices (constants: MINIMUM_CHOICES). */
const MIN_CHOICES = 2
/** Longest voting period: a mistyped year would keep a proposal at the top of the list. */
export const MAX_PERIOD_SECONDS = 180 * 86_400
/** Latest start after publication. */
export const MAX_DELAY_SECONDS = 180 * 86_400

/** Facts of the hub that a message is compared with. */
export interface HubFacts {
  space: Pick<Space, 'id' | 'voteType' | 'minPowerRaw' | 'admins'>
  /** Unix seconds. */
  now: number
}

/** Returns the state of a proposal at a time in unix seconds; its end belongs to the voting period. */
export function stateOf({ start, end }: Pick<ProposalMessage, 'start' | 'end'>, now: number): ProposalState {
  if (now < start) return 'pending'
  return now <= end ? 'active' : 'closed'
}

const normal = (choice: string): string => choice.trim().normalize('NFKC').toLowerCase()

/** Returns why a proposal is refused; null if it is accepted. `head` is the number of the newest block. */
export function proposalFault(
  { choices, type, start, end, snapshot, created }: ProposalMessage,
  { space, now }: HubFacts,
  head: number,
): string | null {
  if (type !== space.voteType) return 'wrong voting type'
  if (choices.length < MIN_CHOICES) return 'not enough choices'
  if (new Set(choices.map(normal)).size < choices.length) return 'two choices are equal'
  if (end <= start) return 'proposal end date must be after start date'
  if (end <= now) return 'proposal end date must be in the future'
  if (end - start > MAX_PERIOD_SECONDS) return 'voting period is too long'
  if (start - created > MAX_DELAY_SECONDS) return 'proposal start date is too late'
  return snapshot < 1 || snapshot > head ? 'snapshot block is not known' : null
}

/** Returns why an account may not publish; null if it has the voting power. `powerRaw` is its power in the smallest unit. */
export const publisherFault = (powerRaw: bigint, { space }: HubFacts): string | null =>
  powerRaw < space.minPowerRaw ? 'not enough voting power to publish' : null

/** The stored proposal as far as votes and its cancellation depend on it. */
export interface KnownProposal extends Pick<ProposalMessage, 'author' | 'start' | 'end' | 'snapshot'> {
  choiceCount: number
  isCancelled: boolean
}

/** Returns why a vote is refused; null if it is accepted. */
export function voteFault({ choice }: VoteMessage, proposal: KnownProposal | null, { now }: HubFacts): string | null {
  if (!proposal || proposal.isCancelled) return 'unknown proposal'
  if (stateOf(proposal, now) !== 'active') return 'not in voting window'
  return choice < 1 || choice > proposal.choiceCount ? 'invalid choice' : null
}

/** Returns why an account may not vote; null if it has voting power at the snapshot block, or if its power is unknown. */
export const voterFault = (powerRaw: bigint | null): string | null => (powerRaw === 0n ? 'no voting power' : null)

/** Returns why a cancellation is refused; null if it is accepted. Author and administrators of the space may cancel. */
export function cancelFault(
  { author }: CancelMessage,
  proposal: KnownProposal | null,
  { space }: HubFacts,
): string | null {
  if (!proposal || proposal.isCancelled) return 'unknown proposal'
  return author === proposal.author || space.admins.includes(author) ? null : 'not authorized to cancel proposal'
}

/**
 * Compares two votes of one account: the newer one counts. Of two votes of the same second the greater id counts, so that
 * the result does not depend on the order of arrival.
 */
export const isNewerVote = (vote: { created: number; id: string }, other: { created: number; id: string }): boolean =>
  vote.created === other.created ? vote.id > other.id : vote.created > other.created
