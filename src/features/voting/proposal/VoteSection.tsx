import { Download, Vote } from 'lucide-react'
import { useState } from 'react'
import type { HubProposal } from '../../../chain/services/proposals'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { JudgedVotes } from '../data/useJudgedVotes'
import { votesCsv } from '../tally.rules'
import { SectionTitle } from '../voting.styles'
import { VoteList } from './VoteList'

/** constants: VOTES_SHOWN */
const SHOWN = 20

/** Downloads a text as a CSV file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

interface Props {
  proposal: HubProposal
  judged: JudgedVotes
  onRetry: () => void
}

function Votes({ proposal, judged: { votes, tally } }: Omit<Props, 'onRetry'>) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Stack>
      {tally.invalidCount > 0 && (
        <Text $tone="quiet" $size={14}>
          {t('%count% vote is invalid and does not count. || %count% votes are invalid and do not count.', {
            count: tally.invalidCount,
          })}
        </Text>
      )}
      <VoteList
        votes={showsAll ? votes : votes.slice(0, SHOWN)}
        totalCount={votes.length}
        choices={proposal.choices}
        account={account}
      />
      <Row $gap={8} $wrap>
        {votes.length > SHOWN && (
          <Button size="s" onClick={() => setShowsAll((before) => !before)}>
            {showsAll ? t('Show fewer votes') : t('Show all votes')}
          </Button>
        )}
        <Button
          size="s"
          kind="quiet"
          icon={Download}
          onClick={() => saveFile(`votes-${proposal.id.slice(0, 10)}.csv`, votesCsv(votes, proposal.choices))}
        >
          {t('Save as CSV')}
        </Button>
      </Row>
    </Stack>
  )
}

/** Renders the votes on a proposal: the first ones, then all (games 2.4.2). */
export function VoteSection({ proposal, judged, onRetry }: Props) {
  const { t } = useTranslation()
  const { status, votes } = judged
  return (
    <Card aria-busy={status === 'loading' || undefined}>
      <SectionTitle>{status === 'ready' ? t('Votes (%number%)', { number: votes.length }) : t('Votes')}</SectionTitle>
      {status === 'loading' && <Skeleton height="160px" />}
      {status === 'unavailable' && (
        <ErrorBlock
          title={t('The votes could not be loaded.')}
          meaning={t('The voting service does not reply. Your vote is stored there and counts.')}
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && votes.length === 0 && (
        <EmptyState icon={Vote} title={t('No votes yet')}>
          {t('Votes appear here as soon as they are cast.')}
        </EmptyState>
      )}
      {status === 'ready' && votes.length > 0 && <Votes proposal={proposal} judged={judged} />}
    </Card>
  )
}
