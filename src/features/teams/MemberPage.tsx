import { SearchX, UserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { UserProfile } from '../../chain/contracts/pancakeProfile/reads'
import { checksumAddress } from '../../chain/keccak'
import { useWallet } from '../../chain/wallet/useWallet'
import { type Address, sameAddress, shortenAddress } from '../../core/address'
import { pathSegments } from '../../core/pathSegments'
import { deployment } from '../../deployment/deployment'
import { explorerLink } from '../../deployment/explorer'
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
import { Row } from '../../ui/layout/Row'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { useLatched } from '../../ui/useLatched'
import {
  Achievements,
  CollectiblePicture,
  PointsHistory,
  TeamPicture,
  useAccountName,
  useCollectible,
  useMember,
  useOwnedCollectibles,
  usePoints,
} from '../members'
import { MemberCollectibles } from './MemberCollectibles'
import { Column, Figures } from './teams.styles'

const [PICTURE_PX, EMBLEM_PX] = [96, 28]
const HERO_HEIGHT = '188px'

const Hero = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
`

const FullAddress = styled.code`
  display: block;
  font-size: var(--type-12);
  overflow-wrap: anywhere;
`

/** Returns the address of the path with its checksum; null for another text. */
function addressOf(text: string): Address | null {
  try {
    return checksumAddress(text)
  } catch {
    return null
  }
}

function TeamName({ teamId }: { teamId: number }) {
  const { t } = useTranslation()
  const name = teamEntries.find(({ id }) => id === teamId)?.name
  return (
    <Row>
      <TeamPicture teamId={teamId} size={EMBLEM_PX} />
      <Link to={`/teams/${teamId}`}>{name ?? t('Team %id%', { id: String(teamId) })}</Link>
    </Row>
  )
}

function Profile({ account, profile }: { account: Address; profile: UserProfile }) {
  const { t, locale } = useTranslation()
  const collectible = useCollectible(profile.collectible)
  const { account: own } = useWallet()
  const href = explorerLink('address', account)
  return (
    <>
      <Hero>
        <CollectiblePicture collectible={collectible} size={PICTURE_PX} />
        <Stack $gap={8}>
          <FullAddress dir="ltr">{account}</FullAddress>
          <Row $wrap>
            <Badge kind={profile.isActive ? 'good' : 'plain'}>{profile.isActive ? t('Active') : t('Paused')}</Badge>
            {own !== null && sameAddress(own, account) && <Badge kind="accent">{t('You')}</Badge>}
            {href !== null && (
              <Text as="span" $size={14}>
                <Link href={href}>{t('View on %explorer%', { explorer: deployment.explorer?.name ?? '' })}</Link>
              </Text>
            )}
          </Row>
        </Stack>
      </Hero>
      <Figures>
        <div>
          <dt>{t('Team')}</dt>
          <dd>
            <TeamName teamId={profile.teamId} />
          </dd>
        </div>
        <div>
          <dt>{t('Points')}</dt>
          <dd>{formatsOf(locale).number(profile.points)}</dd>
        </div>
        <div>
          <dt>{t('Picture')}</dt>
          <dd>{collectible?.name ?? '–'}</dd>
        </div>
      </Figures>
    </>
  )
}

function Honours({ account, profile }: { account: Address; profile: UserProfile }) {
  const { t } = useTranslation()
  const points = usePoints(account, profile.points)
  return (
    <Stack as="section" aria-labelledby="member-achievements">
      <h2 id="member-achievements">{t('Achievements')}</h2>
      <PointsHistory points={points} />
      <Achievements points={points} />
    </Stack>
  )
}

function Member({ account }: { account: Address }) {
  const { t } = useTranslation()
  const name = useAccountName(account)
  const { status, profile } = useMember(account)
  const isOwnedKnown = useLatched(useOwnedCollectibles(account).status !== 'loading')
  return (
    <Column>
      <Stack $gap={16}>
        <PageHeader
          title={name ?? shortenAddress(account)}
          subtitle={t('Public profile')}
          back={{ to: '/teams', label: t('Leaderboard') }}
        />
        {status === 'loading' && (
          <div aria-busy>
            <Skeleton height={HERO_HEIGHT} />
          </div>
        )}
        {status === 'failed' && (
          <ErrorBlock
            title={t('The profile could not be loaded')}
            meaning={t('It is stored on the chain, and nothing is lost. We try again with each block.')}
          />
        )}
        {status === 'ready' && !profile && (
          <EmptyState icon={UserRound} title={t('This account has no profile')}>
            <FullAddress dir="ltr">{account}</FullAddress>
          </EmptyState>
        )}
        {profile && <Profile account={account} profile={profile} />}
      </Stack>
      {status !== 'loading' && (
        <Stack as="section" aria-labelledby="member-collectibles">
          <h2 id="member-collectibles">{t('Collectibles')}</h2>
          <MemberCollectibles account={account} />
        </Stack>
      )}
      {/* Last, once the height of what is above is known: what the services have comes at any time. */}
      {profile && isOwnedKnown && servicesUrl !== null && <Honours account={account} profile={profile} />}
    </Column>
  )
}

/** Renders the profile of any account, to read only. */
export function MemberPage() {
  const { t } = useTranslation()
  const [, text = ''] = pathSegments(useLocation().pathname)
  const account = addressOf(text)
  if (account) return <Member key={account} account={account} />
  return (
    <Column>
      <PageHeader title={t('Profile')} back={{ to: '/teams', label: t('Leaderboard') }} />
      <EmptyState icon={SearchX} title={t('This is not an address')}>
        {t('A profile is found by the address of its account: 0x and 40 digits or letters A to F.')}
      </EmptyState>
    </Column>
  )
}
