import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { teamEntries } from '../../deployment/teams'
import { useTranslation } from '../../i18n'
import { formatsOf } from '../../i18n/formats'
import { Badge } from '../../ui/content/Badge'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Link } from '../../ui/controls/Link'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { type Team, TeamPicture, useMember, useTeams } from '../members'
import { Column } from './teams.styles'

const PICTURE_PX = 64
const ROW_HEIGHT = '98px'

const Item = styled.li`
  display: grid;
  grid-template-columns: 2ch auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);
  overflow-wrap: anywhere;

  &[data-first] {
    border-color: var(--accent-rim);
    background: var(--accent-soft);
  }
`

const Place = styled.span`
  font-size: var(--type-24);
  font-weight: 600;
  text-align: center;
`

const Points = styled.p`
  text-align: end;
  font-variant-numeric: tabular-nums;

  & > strong {
    display: block;
    font-size: var(--type-20);
  }
`

function Row({ team: { id, name, members, points }, place, isOwn }: { team: Team; place: number; isOwn: boolean }) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  return (
    <Item data-first={place === 1 || undefined}>
      <Place aria-label={t('Place %place%', { place: number(place) })} role="img">
        {number(place)}
      </Place>
      <TeamPicture teamId={id} size={PICTURE_PX} />
      <div>
        <Text as="h2" $size={16} $weight={600}>
          <Link to={`/teams/${id}`}>{name}</Link> {isOwn && <Badge kind="accent">{t('Your team')}</Badge>}
        </Text>
        <Text $size={14} $tone="quiet">
          {t('%count% member || %count% members', { count: members })}
        </Text>
      </div>
      <Points>
        <strong>{number(points)}</strong>
        <Text as="span" $size={14} $tone="quiet">
          {t('Points')}
        </Text>
      </Points>
    </Item>
  )
}

/** Renders the teams by their points (games 2.1.7). */
export function TeamsPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { status, teams } = useTeams()
  const { status: ownStatus, profile } = useMember(account)
  const own = profile?.teamId ?? null
  // The mark of the own team appears with the rows, so that none of them grows.
  const isAwaited = status === 'loading' || (status === 'ready' && ownStatus === 'loading')
  return (
    <Column>
      <Stack $gap={0}>
        <PageHeader title={t('Leaderboard')} subtitle={t('Teams by the points that they have earned.')} />
        {status === 'failed' && (
          <ErrorBlock
            title={t('The teams could not be loaded')}
            meaning={t('They are stored on the chain, and nothing is lost. We try again with each block.')}
          />
        )}
        {isAwaited && (
          <Stack aria-busy>
            {teamEntries.map(({ id }) => (
              <Skeleton key={id} height={ROW_HEIGHT} />
            ))}
          </Stack>
        )}
        {status === 'ready' && !isAwaited && (
          <Stack as="ol" role="list" aria-label={t('Teams')}>
            {teams.map((team, at) => (
              <Row key={team.id} team={team} place={at + 1} isOwn={team.id === own} />
            ))}
          </Stack>
        )}
      </Stack>
    </Column>
  )
}
