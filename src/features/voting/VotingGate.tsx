import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { votingFacts, type VotingFacts } from '../../deployment/voting'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { PageHeader } from '../../ui/content/PageHeader'

interface Props {
  /** Title of the page where there is no voting service. */
  title: string
  children: (facts: VotingFacts) => ReactNode
}

/** Renders a voting page; where the deployment has no voting service, a page that says so. */
export function VotingGate({ title, children }: Props) {
  const { t } = useTranslation()
  if (votingFacts !== null) return children(votingFacts)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={CloudOff} title={t('This site has no voting service')}>
        {t('Proposals and votes are signed messages, which such a service stores. Trading and earning do not need it.')}
      </EmptyState>
    </>
  )
}
