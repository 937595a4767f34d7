import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { pathSegments } from '../../core/pathSegments'
import { useTranslation } from '../../i18n'
import { ProposalList } from './list/ProposalList'
import { ProposalView } from './proposal/ProposalView'
import { VotingGate } from './VotingGate'

/** Loaded lazily: few visits create a proposal. */
const ProposalEditor = lazy(async () => ({ default: (await import('./create/ProposalEditor')).ProposalEditor }))

/** Renders the voting pages. The list and a proposal are one chunk, because a visit opens both (games 2.4). */
export function VotingPage() {
  const { t } = useTranslation()
  const [, , id] = pathSegments(useLocation().pathname)
  if (id === undefined) return <VotingGate title={t('Voting')}>{(facts) => <ProposalList facts={facts} />}</VotingGate>
  if (id === 'create') {
    return <VotingGate title={t('Make a proposal')}>{(facts) => <ProposalEditor facts={facts} />}</VotingGate>
  }
  return <VotingGate title={t('Proposal')}>{(facts) => <ProposalView key={id} facts={facts} id={id} />}</VotingGate>
}
