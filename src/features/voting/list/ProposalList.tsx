import { Inbox } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink } from '../../../ui/controls/Link'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { InfiniteList } from '../../../ui/lists/InfiniteList'
import { Tabs } from '../../../ui/panels/Tabs'
import { visibleText } from '../../../core/visibleText'
import { useListReading, useSecondsAt } from '../data/useHub'
import { HubNotice } from '../HubNotice'
import { ProposalBadges } from '../ProposalBadges'
import {
  isClockWrong,
  isCore,
  PROPOSAL_STATES,
  PROPOSAL_TYPES,
  shownProposals,
  stateAt,
  type ProposalFilter,
} from '../proposal.rules'
import { distanceText, STATES, TYPES, zonedText } from '../voting.messages'
import { filterChosen, selectFilter, selectListTime, selectProposals, selectProposalStatus } from '../voting.slice'
import { CardLink, CardTitle, Foreign } from '../voting.styles'

/** Proposals rendered at first and with each further page. */
const PAGE = 20
/** constants: PLACEHOLDER_ROWS */
const PLACEHOLDERS = 10
const SECOND_MS = 1_000

interface CardProps {
  proposal: HubProposal
  facts: VotingFacts
  nowS: number
}

function ProposalCard({ proposal, facts, nowS }: CardProps) {
  const { t, locale } = useTranslation()
  const state = stateAt(proposal, nowS)
  const timeS = state === 'pending' ? proposal.startS : proposal.endS
  return (
    <CardLink to={`/voting/proposal/${proposal.id}`}>
      <CardTitle>
        <Foreign>{visibleText(proposal.title)}</Foreign>
      </CardTitle>
      <Text $tone="quiet" $size={14}>
        {t(STATES[state].sentence, { time: zonedText(timeS, locale) })} ({distanceText(timeS, nowS, locale)})
      </Text>
      <ProposalBadges state={state} isCore={isCore(proposal, facts.coreAuthor)} />
    </CardLink>
  )
}

function Placeholders() {
  return (
    <Stack aria-busy>
      {Array.from({ length: PLACEHOLDERS }, (_, row) => (
        <Skeleton key={row} height="108px" />
      ))}
    </Stack>
  )
}

function NoProposals({ filter }: { filter: ProposalFilter }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={Inbox} title={t('No proposals found')}>
      {filter.type === 'all' ? t('Choose another state.') : t('Choose another state, or show all proposals.')}
    </EmptyState>
  )
}

function Shown({ facts }: { facts: VotingFacts }) {
  const { t } = useTranslation()
  const proposals = useAppSelector(selectProposals)
  const filter = useAppSelector(selectFilter)
  const all = useMemo(() => Object.values(proposals), [proposals])
  const boundaries = useMemo(() => all.flatMap(({ startS, endS }) => [startS, endS + 1]), [all])
  const nowS = useSecondsAt(boundaries)
  const [count, setCount] = useState(PAGE)
  const shown = shownProposals(all, filter, { nowS, coreAuthor: facts.coreAuthor })
  if (shown.length === 0) return <NoProposals filter={filter} />
  return (
    <InfiniteList
      label={t('Proposals')}
      items={shown.slice(0, count)}
      keyOf={({ id }) => id}
      hasMore={shown.length > count}
      onMore={() => setCount((before) => before + PAGE)}
    >
      {(proposal) => <ProposalCard proposal={proposal} facts={facts} nowS={nowS} />}
    </InfiniteList>
  )
}

/** Warns that the clock of the device is wrong: the shown states of the proposals depend on it. */
function ClockNotice({ readAtMs }: { readAtMs: number }) {
  const { t } = useTranslation()
  const isWrong = useAppSelector((state) =>
    Object.values(selectProposals(state)).some((proposal) => isClockWrong(proposal, readAtMs / SECOND_MS)),
  )
  if (!isWrong) return null
  return (
    <Notice kind="warn" title={t('The clock of your device seems to be wrong')} spoken>
      {t('Set it to the right time to vote. Start and end of a proposal are shown as they were published.')}
    </Notice>
  )
}

/** Renders the list of proposals (games 2.4). */
export function ProposalList({ facts }: { facts: VotingFacts }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { runNow, isRunning } = useListReading(facts)
  const filter = useAppSelector(selectFilter)
  const status = useAppSelector(selectProposalStatus)
  const readAtMs = useAppSelector(selectListTime)
  const [hasFailed, setHasFailed] = useState(false)
  // A retry in progress leaves the notice on screen.
  if (status === 'error' && !hasFailed) setHasFailed(true)
  if (status === 'idle' && hasFailed) setHasFailed(false)
  return (
    <>
      <PageHeader
        title={t('Voting')}
        subtitle={t('Have your say in the future of the protocol')}
        actions={
          // Undoes the negative margin of the header, which aligns icon buttons without a visible frame.
          <div style={{ marginInlineEnd: 'var(--space-8)' }}>
            <ButtonLink to="/voting/proposal/create" kind="primary">
              {t('Make a proposal')}
            </ButtonLink>
          </div>
        }
      />
      <Stack $gap={16}>
        {hasFailed && readAtMs !== null && <HubNotice readAtMs={readAtMs} isRetrying={isRunning} onRetry={runNow} />}
        {readAtMs !== null && !hasFailed && <ClockNotice readAtMs={readAtMs} />}
        <Tabs
          label={t('Proposals')}
          tabs={PROPOSAL_TYPES.map((value) => ({ value, label: t(TYPES[value].label) }))}
          value={filter.type}
          onPick={(type) => dispatch(filterChosen({ type }))}
        >
          <Stack $gap={16}>
            <SegmentedControl
              legend={t('State')}
              legendHidden
              value={filter.state}
              onPick={(state) => dispatch(filterChosen({ state }))}
              options={PROPOSAL_STATES.map((value) => ({ value, label: t(STATES[value].label) }))}
            />
            {readAtMs === null && !hasFailed && <Placeholders />}
            {readAtMs === null && hasFailed && (
              <ErrorBlock
                title={t('The proposals could not be loaded')}
                meaning={t('The voting service does not reply. Your tokens are not affected.')}
                onRetry={runNow}
                isRetrying={isRunning}
              />
            )}
            {readAtMs !== null && <Shown key={`${filter.type} ${filter.state}`} facts={facts} />}
          </Stack>
        </Tabs>
      </Stack>
    </>
  )
}
