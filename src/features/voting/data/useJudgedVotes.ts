import { useCallback } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import type { HubVote } from '../../../chain/services/votes'
import { eachInSteps, endOf, type Steps } from '../../../core/steps'
import { useAppSelector } from '../../../state/storeHooks'
import { type HistoryPoint, powerHistory } from '../history.rules'
import { type Evidence, judgeVotes, type JudgedVote, type Tally, tallyOf } from '../tally.rules'
import { selectHasUnverified, selectSignatures, selectVerified, selectVotes, selectVoteStatus } from '../voting.slice'
import { useSteps } from './useSteps'

interface CountedVotes {
  votes: readonly JudgedVote[]
  tally: Tally
  /** Counted power over time, until now or the end of the voting. */
  history: readonly HistoryPoint[]
}

/** Votes on a proposal with their result. */
export interface JudgedVotes extends CountedVotes {
  status: 'loading' | 'ready' | 'unavailable'
  /** The votes are read, and are counted for the first time. */
  isCounting: boolean
  /** The verification service does not reply, so stated powers are counted. */
  isVerificationAway: boolean
}

type Period = Pick<HubProposal, 'startS' | 'endS'> & { choiceCount: number }

function* count(
  stored: readonly HubVote[],
  { choiceCount, startS, endS }: Period,
  evidence: Evidence,
  nowS: number,
): Steps<CountedVotes> {
  const votes = yield* judgeVotes(stored, choiceCount, evidence)
  const tally = yield* tallyOf(votes, choiceCount)
  let untilS = nowS
  yield* eachInSteps(votes, ({ createdS }) => {
    untilS = Math.max(untilS, createdS)
  })
  const history = yield* powerHistory(votes, { fromS: startS, untilS: Math.min(endS, untilS) })
  return { votes, tally, history }
}

/** Returns the votes on a proposal, judged and in the order of the list, and their result; counts many in steps. */
export function useJudgedVotes({ id, choices, startS, endS }: HubProposal, nowS: number): JudgedVotes {
  const stored = useAppSelector(selectVotes(id))
  const verified = useAppSelector(selectVerified(id))
  const signatures = useAppSelector(selectSignatures(id))
  const hasUnverified = useAppSelector(selectHasUnverified(id))
  const hasFailed = useAppSelector((state) => selectVoteStatus(state) === 'error')
  const choiceCount = choices.length
  const counted = useSteps(
    useCallback(
      () => count(stored ?? [], { choiceCount, startS, endS }, { powers: verified ?? null, signatures }, nowS),
      [stored, verified, signatures, choiceCount, startS, endS, nowS],
    ),
  )
  const { votes, tally, history } = counted ?? { votes: [], tally: endOf(tallyOf([], choiceCount)), history: [] }
  const isCounting = counted === null
  const status = stored !== undefined && !isCounting ? 'ready' : hasFailed && !isCounting ? 'unavailable' : 'loading'
  return { status, isCounting, votes, tally, history, isVerificationAway: hasUnverified && !tally.isVerified }
}
