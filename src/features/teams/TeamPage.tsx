import { CloudOff, SearchX, Users } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { TeamMember } from '../../chain/services/teamMembers'
import { useServiceRead } from '../../chain/services/useServiceRead'
import { useWallet } from '../../chain/wallet/useWallet'
import { sameAddress } from '../../core/address'
import { pathSegments } from '../../core/pathSegments'
import { servicesUrl } from '../../deployment/services'
import { teamEntries } from '../../deployment/teams'
import { useTranslation } from '../../i18n'
import { formatsOf } from '../../i18n/formats'
import { Badge } from '../../ui/content/Badge'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { Link } from '../../ui/controls/Link'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { LoadMore } from '../../ui/lists/LoadMore'
import { Table } from '../../ui/lists/Table'
import { AccountName, type Team, TeamPicture, useMember, useTeams } from '../members'
import { Column, Figures } from './teams.styles'

const PICTURE_PX = 120
const FIGURE_HEIGHT = '76px'
const FIGURES = ['place', 'points', 'members', 'joinable']
const PAGE = 20

const Banner = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-20);
  text-align: center;
`

/** Space for a badge, which appears without moving what is below. */
const Mark = styled.div`
  min-block-size: 24px;
`

function Members({ teamId, url }: { teamId: number; url: string }) {
  const { t, locale } = useTranslation()
  const { account: own } = useWallet()
  const [shownCount, setShownCount] = useState(PAGE)
  const read = useCallback(
    async () => (await import('../../chain/services/teamMembers')).readTeamMembers(url, teamId),
    [url, teamId],
  )
  const { status, value } = useServiceRead(read)
  if (status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton height="160px" />
      </div>
    )
  }
  if (status === 'unavailable') {
    return (
      <EmptyState icon={CloudOff} title={t('Unavailable, trying again')}>
        {t('The list of members needs the index of this site. The figures above are read from the chain.')}
      </EmptyState>
    )
  }
  const rows = (value ?? []).map((member, at) => ({ ...member, place: at + 1 }))
  if (rows.length === 0) return <EmptyState icon={Users} title={t('This team has no members yet')} />
  const { number } = formatsOf(locale)
  return (
    <>
      <Table<TeamMember & { place: number }>
        caption={t('Members')}
        captionHidden
        rows={rows.slice(0, shownCount)}
        keyOf={({ account }) => account}
        columns={[
          {
            name: t('Account'),
            isHead: true,
            renderCell: ({ account, isActive }) => (
              <>
                <AccountName account={account} />{' '}
                {own !== null && sameAddress(own, account) && <Badge kind="accent">{t('You')}</Badge>}{' '}
                {!isActive && <Badge>{t('Paused')}</Badge>}
              </>
            ),
          },
          { name: t('Place'), align: 'end', renderCell: ({ place }) => number(place) },
          { name: t('Points'), align: 'figures', renderCell: ({ points }) => number(points) },
        ]}
      />
      <LoadMore
        count={shownCount}
        hasMore={rows.length > shownCount}
        isLoading={false}
        onMore={() => setShownCount(shownCount + PAGE)}
      />
    </>
  )
}

function Facts({ team, place }: { team: Team; place: number }) {
  const { t, locale } = useTranslation()
  const { number } = formatsOf(locale)
  const figures = [
    [t('Place'), number(place)],
    [t('Points'), number(team.points)],
    [t('Members'), number(team.members)],
    [t('New members'), team.isJoinable ? t('Welcome') : t('Closed')],
  ]
  return (
    <Figures>
      {figures.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Figures>
  )
}

/** Renders one team with its figures and members (games 2.1.8). */
export function TeamPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  const [, id = ''] = pathSegments(useLocation().pathname)
  const { status, teams } = useTeams()
  const ownTeam = useMember(account).profile?.teamId ?? null
  const team = teams.find((each) => String(each.id) === id)
  const entry = teamEntries.find((each) => String(each.id) === id)
  const back = { to: '/teams', label: t('All teams') }
  if (status === 'ready' && !team) {
    return (
      <Column>
        <PageHeader title={t('Team')} back={back} />
        <EmptyState
          icon={SearchX}
          title={t('There is no such team')}
          action={<Link to="/teams">{t('All teams')}</Link>}
        />
      </Column>
    )
  }
  return (
    <Column>
      <Stack $gap={16}>
        <PageHeader title={team?.name ?? entry?.name ?? t('Team')} back={back} />
        <Banner style={entry && { background: entry.podiumColor, color: entry.textColor }}>
          <TeamPicture teamId={Number(id)} size={PICTURE_PX} />
          <Text>{team?.description ?? ' '}</Text>
          <Mark>{team && team.id === ownTeam && <Badge kind="accent">{t('Your team')}</Badge>}</Mark>
        </Banner>
        {status === 'failed' && (
          <ErrorBlock
            title={t('The teams could not be loaded')}
            meaning={t('They are stored on the chain, and nothing is lost. We try again with each block.')}
          />
        )}
        {status === 'loading' && (
          <Figures as="div" aria-busy>
            {FIGURES.map((name) => (
              <Skeleton key={name} height={FIGURE_HEIGHT} />
            ))}
          </Figures>
        )}
        {team && <Facts team={team} place={teams.indexOf(team) + 1} />}
      </Stack>
      {team && servicesUrl !== null && (
        <Stack as="section" aria-labelledby="team-members">
          <h2 id="team-members">{t('Members')}</h2>
          <Members teamId={team.id} url={servicesUrl} />
        </Stack>
      )}
    </Column>
  )
}
