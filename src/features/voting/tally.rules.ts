import type { HubVote } from '../../chain/services/votes'
import { parseAmount } from '../../core/amount'
import { eachInSteps, sortedInSteps, type Steps } from '../../core/steps'

/** Decimals of voting power, which is an amount of CAKE. */
export const POWER_DECIMALS = 18

/** Whether an account signed a vote as the hub states it; 'unknown' if this device cannot check it. */
export type SignatureStanding = 'signed' | 'false' | 'unknown'

/**
 * Whether a vote counts: its power is verified, or not verified yet. An invalid vote does not: its power is not true,
 * it states none, there is no such choice (games 5.10), or its account did not sign it.
 */
export type Standing = 'verified' | 'unverified' | 'falsePower' | 'noPower' | 'noChoice' | 'falseSignature'

/** A vote with its power in the smallest unit and its standing. */
export interface JudgedVote extends HubVote {
  powerRaw: bigint
  standing: Standing
}

/** Whether a stated power is true, by voter in lower case; absent until it is verified. */
export type Verification = Readonly<Record<string, boolean>>

/** What was checked about votes: their powers, and their signatures by the votes' ids. */
export interface Evidence {
  powers: Verification | null
  signatures?: Readonly<Record<string, SignatureStanding>> | undefined
}

/** Returns whether a vote counts (games 5.10). */
export const isCounted = ({ standing }: Pick<JudgedVote, 'standing'>): boolean =>
  standing === 'verified' || standing === 'unverified'

/** Returns a stated power in the smallest unit; 0 if none is stated. */
export const powerRawOf = (stated: string | null): bigint => (stated && parseAmount(stated, POWER_DECIMALS)) || 0n

function standingOf(vote: HubVote, choiceCount: number, { powers, signatures }: Evidence): Standing {
  if (signatures?.[vote.id] === 'false') return 'falseSignature'
  if (vote.choice === null || vote.choice > choiceCount) return 'noChoice'
  if (vote.statedPower === null || vote.verificationHash === null || powerRawOf(vote.statedPower) === 0n)
    return 'noPower'
  const isTrue = powers?.[vote.voter.toLowerCase()]
  if (isTrue === undefined) return 'unverified'
  return isTrue ? 'verified' : 'falsePower'
}

const isNewer = (vote: HubVote, other: HubVote): boolean =>
  vote.createdS === other.createdS ? vote.id > other.id : vote.createdS > other.createdS

/** Returns the newest vote of each account; of two in the same second, the one with the greater id. */
export function* newestVotes(votes: readonly HubVote[]): Steps<Iterable<HubVote>> {
  const byVoter = new Map<string, HubVote>()
  yield* eachInSteps(votes, (vote) => {
    const voter = vote.voter.toLowerCase()
    const known = byVoter.get(voter)
    if (!known || isNewer(vote, known)) byVoter.set(voter, vote)
  })
  return byVoter.values()
}

/** Compares for the list: the largest power first, then the newest vote (games 2.4.2); invalid votes come last. */
function compare(one: JudgedVote, other: JudgedVote): number {
  const [oneCounts, otherCounts] = [isCounted(one), isCounted(other)]
  if (oneCounts !== otherCounts) return oneCounts ? -1 : 1
  if (one.powerRaw !== other.powerRaw) return one.powerRaw > other.powerRaw ? -1 : 1
  return other.createdS - one.createdS || (one.id < other.id ? 1 : -1)
}

/** Returns the newest vote of each account with its standing, in the order of the list. */
export function* judgeVotes(
  votes: readonly HubVote[],
  choiceCount: number,
  evidence: Evidence,
): Steps<readonly JudgedVote[]> {
  const judged: JudgedVote[] = []
  yield* eachInSteps(yield* newestVotes(votes), (vote) => {
    const powerRaw = powerRawOf(vote.statedPower)
    judged.push({ ...vote, powerRaw, standing: standingOf(vote, choiceCount, evidence) })
  })
  return yield* sortedInSteps(judged, compare)
}

export interface Tally {
  /** Power of each choice, in the smallest unit. */
  choicesRaw: readonly bigint[]
  totalRaw: bigint
  countedCount: number
  invalidCount: number
  /** False while the power of a counted vote is not verified. */
  isVerified: boolean
}

/** Returns the result of votes: the power of each choice, by the votes that count. */
export function* tallyOf(votes: readonly JudgedVote[], choiceCount: number): Steps<Tally> {
  const choicesRaw = Array.from({ length: choiceCount }, () => 0n)
  let [totalRaw, countedCount, isVerified] = [0n, 0, true]
  yield* eachInSteps(votes, (vote) => {
    if (!isCounted(vote)) return
    const index = (vote.choice ?? 0) - 1
    choicesRaw[index] = (choicesRaw[index] ?? 0n) + vote.powerRaw
    totalRaw += vote.powerRaw
    countedCount += 1
    isVerified &&= vote.standing === 'verified'
  })
  return { choicesRaw, totalRaw, countedCount, invalidCount: votes.length - countedCount, isVerified }
}

const CELL_FORMULA = /^[=+\-@\t\r]/

/** Returns a cell of CSV; a spreadsheet does not execute it as a formula. */
function cell(text: string): string {
  const safe = CELL_FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Returns votes as a CSV file with a header line. */
export function votesCsv(votes: readonly JudgedVote[], choices: readonly string[]): string {
  const lines = votes.map(({ voter, choice, statedPower, createdS, standing, verificationHash, id }) => [
    ...[voter, String(choice ?? ''), choices[(choice ?? 0) - 1] ?? '', statedPower ?? ''],
    ...[new Date(createdS * 1_000).toISOString(), standing, verificationHash ?? '', id],
  ])
  const head = ['voter', 'choice', 'text', 'power', 'created', 'standing', 'verificationHash', 'id']
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}
