import { FileX } from 'lucide-react'
import { memo, Suspense, useEffect, useState } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import { visibleText } from '../../../core/visibleText'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import type { AppState } from '../../../state/appState'
import { useAppSelector } from '../../../state/storeHooks'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink } from '../../../ui/controls/Link'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useProposalReading, useSecondsAt } from '../data/useHub'
import { useJudgedVotes } from '../data/useJudgedVotes'
import { HubNotice } from '../HubNotice'
import { ProposalBadges } from '../ProposalBadges'
import { ProposalText } from '../ProposalText'
import { isClockWrong, isCore, stateAt } from '../proposal.rules'
import {
  selectIsRemoved,
  selectProposal,
  selectProposalStatus,
  selectReadTime,
  selectVotes,
  selectVoteStatus,
} from '../voting.slice'
import { Columns } from '../voting.styles'
import { CastVote } from './CastVote'
import { Details } from './Details'
import { PowerHistory } from './PowerHistory'
import { Results } from './Results'
import { VoteSection } from './VoteSection'

const SECOND_MS = 1_000
/** A longer title would hide the page. */
const TITLE_LENGTH = 300

/** Parsing a long text takes time; it is rendered again only if it changes. */
const Body = memo(function Body({ text }: { text: string | null }) {
  const { t } = useTranslation()
  if (text === null) return <Text $tone="quiet">{t('The text of this proposal is not stored on this device.')}</Text>
  if (text.trim() === '') return <Text $tone="quiet">{t('This proposal has no text.')}</Text>
  return <ProposalText text={text} isAwaited />
})

const backToList = (label: string) => ({ to: '/voting', label })

function Loading() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Proposal')} back={backToList(t('Back to all proposals'))} />
      <Columns aria-busy>
        <Skeleton height="360px" />
        <Skeleton height="240px" />
      </Columns>
    </>
  )
}

interface ShownProps {
  proposal: HubProposal
  facts: VotingFacts
  reading: ReturnType<typeof useProposalReading>
  /** The votes have taken too long to wait for their result. */
  isLate: boolean
}

function Shown({ proposal, facts, reading, isLate }: ShownProps) {
  const { t } = useTranslation()
  const { id, startS, endS, title, body } = proposal
  const status = useAppSelector(selectProposalStatus)
  const readAtMs = useAppSelector(selectReadTime(id))
  const [hasFailed, setHasFailed] = useState(false)
  if (status === 'error' && !hasFailed) setHasFailed(true)
  if (status === 'idle' && hasFailed) setHasFailed(false)
  const nowS = useSecondsAt([startS, endS + 1])
  const isWrong = readAtMs !== null && !hasFailed && isClockWrong(proposal, readAtMs / SECOND_MS)
  const state = isWrong ? proposal.state : stateAt(proposal, nowS)
  const judged = useJudgedVotes(proposal, nowS)
  const isDue = !judged.isCounting || isLate
  const [wasDue, setWasDue] = useState(isDue)
  if (isDue && !wasDue) setWasDue(true)
  if (!wasDue) return <Loading />
  return (
    <>
      <PageHeader title={visibleText(title).slice(0, TITLE_LENGTH)} back={backToList(t('Back to all proposals'))} />
      <Stack $gap={16}>
        <ProposalBadges state={state} isCore={isCore(proposal, facts.coreAuthor)} />
        {hasFailed && <HubNotice readAtMs={readAtMs ?? 0} isRetrying={reading.isRunning} onRetry={reading.runNow} />}
        {isWrong && (
          <Notice kind="warn" title={t('The clock of your device seems to be wrong')} spoken>
            {t('Set it to the right time to vote. Start and end of a proposal are shown as they were published.')}
          </Notice>
        )}
        <Columns>
          <Stack $gap={16}>
            <Card>
              <Body text={body} />
            </Card>
            {state === 'active' && (
              <CastVote {...{ proposal, facts, isAway: hasFailed }} votes={judged.votes} onVoted={reading.runNow} />
            )}
            {state !== 'pending' && <VoteSection proposal={proposal} judged={judged} onRetry={reading.runNow} />}
          </Stack>
          <Stack $gap={16}>
            <Details proposal={proposal} state={state} />
            {state !== 'pending' && <Results {...{ proposal, facts, judged }} isFinal={state === 'closed'} />}
            {judged.tally.countedCount > 0 && <PowerHistory {...{ facts, judged }} />}
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

/** Longest time that a proposal waits for its votes and their result; ten thousand of them take longer. */
const PATIENCE_MS = 4_000

/** Returns whether the time that the page waits for votes has passed. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** Returns the selector of whether the votes on a proposal are read, or cannot be. */
const selectHasVotes = (id: string) => (state: AppState) =>
  selectVotes(id)(state) !== undefined || selectVoteStatus(state) === 'error'

/** Renders a proposal with its result and its votes (games 2.4). */
export function ProposalView({ facts, id }: { facts: VotingFacts; id: string }) {
  const { t } = useTranslation()
  const reading = useProposalReading(facts, id)
  const proposal = useAppSelector(selectProposal(id))
  const isRemoved = useAppSelector(selectIsRemoved(id))
  const hasFailed = useAppSelector((state) => selectProposalStatus(state) === 'error')
  const isLate = useIsLate()
  const hasVotes = useAppSelector(selectHasVotes(id)) || isLate
  // A proposal of the list has no text until it is read by its id. Votes that arrive later would shift the content.
  const isRead = proposal !== undefined && proposal.body !== null && (hasVotes || proposal.state === 'pending')
  const isReady = isRead || (proposal !== undefined && hasFailed)
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  if (isRemoved) {
    return (
      <>
        <PageHeader title={t('Proposal')} back={backToList(t('Back to all proposals'))} />
        <EmptyState
          icon={FileX}
          title={t('This proposal does not exist')}
          action={<ButtonLink to="/voting">{t('See all proposals')}</ButtonLink>}
        >
          {t('Its author may have removed it, or the link is wrong.')}
        </EmptyState>
      </>
    )
  }
  if (proposal !== undefined && wasReady) {
    return (
      <Suspense fallback={<Loading />}>
        <Shown key={id} proposal={proposal} facts={facts} reading={reading} isLate={isLate} />
      </Suspense>
    )
  }
  if (!hasFailed) return <Loading />
  return (
    <>
      <PageHeader title={t('Proposal')} back={backToList(t('Back to all proposals'))} />
      <ErrorBlock
        title={t('The proposal could not be loaded')}
        meaning={t('The voting service does not reply. Your tokens are not affected.')}
        onRetry={reading.runNow}
        isRetrying={reading.isRunning}
      />
    </>
  )
}
