import type { HubProposal } from '../../../chain/services/proposals'
import { visibleText } from '../../../core/visibleText'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { sharePercentText } from '../../../i18n/figures/percent'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Figure } from '../../../ui/figures/Figure'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { CheckSignatures } from '../audit/CheckSignatures'
import type { JudgedVotes } from '../data/useJudgedVotes'
import { POWER_DECIMALS } from '../tally.rules'
import { Bar, Foreign, SectionTitle } from '../voting.styles'

const BPS = 10_000n

interface Props {
  proposal: HubProposal
  facts: VotingFacts
  judged: JudgedVotes
  isFinal: boolean
}

function Choices({ proposal: { choices }, judged: { tally } }: Pick<Props, 'proposal' | 'judged'>) {
  const { locale } = useTranslation()
  const { choicesRaw, totalRaw } = tally
  return (
    <Stack as="ul" role="list" $gap={16}>
      {choices.map((choice, index) => {
        const raw = choicesRaw[index] ?? 0n
        const shareBps = totalRaw === 0n ? 0 : Number((raw * BPS) / totalRaw)
        return (
          // Choices are a fixed list, and two of them may have the same text.
          <li key={`${index} ${choice}`}>
            <Text $weight={600}>
              <Foreign>{visibleText(choice)}</Foreign>
            </Text>
            <Row $justify="space-between" $gap={8}>
              <Figure raw={raw} decimals={POWER_DECIMALS} inRow />
              <Text as="span" $size={14}>
                {sharePercentText(raw, totalRaw === 0n ? 1n : totalRaw, locale)}
              </Text>
            </Row>
            <Bar aria-hidden>
              <div style={{ inlineSize: `${shareBps / 100}%` }} />
            </Bar>
          </li>
        )
      })}
    </Stack>
  )
}

/** Renders the result of a proposal: the power of each choice, and whether it is final and verified. */
export function Results({ proposal, facts, judged, isFinal }: Props) {
  const { t } = useTranslation()
  const { status, tally, votes, isVerificationAway } = judged
  return (
    <Card aria-busy={status === 'loading' || undefined}>
      <SectionTitle>{isFinal ? t('Final result') : t('Current result')}</SectionTitle>
      {status === 'loading' && <Skeleton height="120px" />}
      {status === 'unavailable' && <Text $tone="quiet">{t('The votes could not be loaded.')}</Text>}
      {status === 'ready' && (
        <Stack $gap={16}>
          <Choices proposal={proposal} judged={judged} />
          <Row $gap={8} $wrap>
            {votes.length > 0 && (
              <Badge kind={tally.isVerified ? 'good' : 'warn'}>
                {t(tally.isVerified ? 'Verified' : 'Not verified')}
              </Badge>
            )}
            <Text as="span" $tone="quiet" $size={14}>
              {t('%count% vote counted || %count% votes counted', { count: tally.countedCount })}
            </Text>
          </Row>
          {isVerificationAway && (
            <Text $tone="quiet" $size={14}>
              {t('The verification does not reply. The result counts the power that the voters state.')}
            </Text>
          )}
          {votes.length > 0 && <CheckSignatures {...{ proposal, facts, votes }} />}
        </Stack>
      )}
    </Card>
  )
}
