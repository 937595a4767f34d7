import { Award, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { PointRecord } from '../../../chain/services/profilePoints'
import type { ServiceRead } from '../../../chain/services/useServiceRead'
import { type CampaignEntry, campaignEntries } from '../../../deployment/campaigns'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { BadgePicture } from '../pictures/pictures'
import { achievementsOf, achievementTexts, missingCampaigns } from './achievements.rules'

const SECOND_MS = 1_000
const BADGE_PX = 56

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--space-12);
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  overflow-wrap: anywhere;

  &[data-missing] {
    background: none;
    border-style: dashed;
  }
  &[data-missing] img {
    filter: grayscale(1);
  }
`

interface BadgeProps {
  campaign: CampaignEntry | null
  campaignId: string
  /** Null for a badge that the account does not have. */
  record: PointRecord | null
}

function Badge({ campaign, campaignId, record }: BadgeProps) {
  const { t, locale } = useTranslation()
  const { title, text, name } = achievementTexts(campaign, campaignId)
  const formats = formatsOf(locale)
  return (
    <Item data-missing={record === null || undefined}>
      <BadgePicture badge={campaign?.badge ?? null} size={BADGE_PX} />
      <div>
        <Text as="h3" $size={14} $weight={600}>
          {title === null ? name : t(title, { title: name })}
        </Text>
        <Text $size={12} $tone="quiet">
          {text && t(text, { title: name })}
        </Text>
        {record && (
          <Text $size={12}>
            {t('%points% points', { points: formats.number(record.points) })} · {formats.date(record.timeS * SECOND_MS)}
          </Text>
        )}
      </div>
    </Item>
  )
}

function Waiting({ isUnavailable }: { isUnavailable: boolean }) {
  const { t } = useTranslation()
  if (isUnavailable) {
    return (
      <EmptyState icon={CloudOff} title={t('Unavailable, trying again')}>
        {t('Achievements need the index of this site. Points and teams are read from the chain.')}
      </EmptyState>
    )
  }
  return (
    <Grid as="div" aria-busy>
      <Skeleton height="82px" />
      <Skeleton height="82px" />
      <Skeleton height="82px" />
    </Grid>
  )
}

/** Renders the badges that an account has, and on request all others (games 2.5.1, 3.5). */
export function Achievements({ points }: { points: ServiceRead<readonly PointRecord[]> }) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (points.status !== 'ready') return <Waiting isUnavailable={points.status === 'unavailable'} />
  const { value } = points
  const missing = missingCampaigns(value, campaignEntries)
  return (
    <Stack $gap={16}>
      {value.length === 0 && (
        <EmptyState icon={Award} title={t('No achievements yet')}>
          {t('Take part in sales, battles and games to earn points.')}
        </EmptyState>
      )}
      <Grid role="list" aria-label={t('Achievements')}>
        {achievementsOf(value, campaignEntries).map((record) => (
          <Badge key={record.campaignId} {...record} {...{ record }} />
        ))}
        {showsAll &&
          missing.map((campaign) => (
            <Badge key={campaign.id} campaignId={campaign.id} {...{ campaign }} record={null} />
          ))}
      </Grid>
      {missing.length > 0 && (
        <div>
          <Button size="s" kind="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? t('Hide the others')
              : t('Show %count% other || Show %count% others', { count: missing.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
