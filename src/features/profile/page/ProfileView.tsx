import { useState } from 'react'
import { styled } from 'styled-components'
import type { UserProfile } from '../../../chain/contracts/pancakeProfile/reads'
import { type Address, shortenAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { servicesUrl } from '../../../deployment/services'
import { teamEntries } from '../../../deployment/teams'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { Card } from '../../../ui/content/Card'
import { Notice } from '../../../ui/content/Notice'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { useLatched } from '../../../ui/useLatched'
import { CollectiblePicture, TeamPicture, useCollectible, useOwnedCollectibles, useTeams } from '../../members'
import { useOwnName } from '../name/useOwnName'
import { OwnAchievements } from '../OwnAchievements'
import { OwnedList } from './OwnedList'

const EditDialog = lazyDialog(() => import('./EditDialog').then((it) => it.EditDialog))
const PauseDialog = lazyDialog(() => import('./PauseDialog').then((it) => it.PauseDialog))
const NameDialog = lazyDialog(() => import('../name/NameDialog').then((it) => it.NameDialog))

const hasTeams = deployment.areas['teams'] === true
const PICTURE_PX = 128
const EMBLEM_PX = 40

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-24);

  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: var(--space-16);
    text-align: center;
  }
`

const Name = styled.h2`
  inline-size: 100%;
  font-size: var(--type-24);
  overflow-wrap: anywhere;
`

/** The address below the name, or the button that sets a name. Its fixed height prevents a layout shift. */
const BelowName = styled.div`
  inline-size: 100%;
  min-block-size: 32px;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);

  ${PHONE} {
    justify-content: center;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  ${PHONE} {
    justify-content: center;
  }
`

type Opened = 'update' | 'reactivate' | 'pause' | 'name' | null

interface Props {
  account: Address
  profile: UserProfile
}

function Header({ account, profile }: Props) {
  const { t, locale } = useTranslation()
  const [opened, setOpened] = useState<Opened>(null)
  const { isActive, points, teamId, collectible } = profile
  const entry = useCollectible(collectible)
  const { teams } = useTeams()
  const { status, name } = useOwnName(account)
  const ofTeam = ({ id }: { id: number }) => id === teamId
  const teamName = (teamEntries.find(ofTeam) ?? teams.find(ofTeam))?.name ?? `#${teamId}`
  const close = () => setOpened(null)
  return (
    <Card inset="l">
      <Head>
        <CollectiblePicture collectible={entry} size={PICTURE_PX} />
        <Stack $gap={12}>
          <div>
            <Name>
              <bdi key={name}>{name ?? shortenAddress(account)}</bdi>
            </Name>
            {servicesUrl !== null && (
              <BelowName>
                {name !== null && (
                  <Text as="span" $tone="quiet" $size={14}>
                    <bdi dir="ltr">{shortenAddress(account)}</bdi>
                  </Text>
                )}
                {status === 'ready' && name === null && (
                  <Button size="s" onClick={() => setOpened('name')}>
                    {t('Set a name')}
                  </Button>
                )}
              </BelowName>
            )}
          </div>
          <Facts>
            <div>
              <Text $tone="quiet" $size={12}>
                {t('State')}
              </Text>
              <Badge kind={isActive ? 'good' : 'warn'}>{isActive ? t('Active') : t('Paused')}</Badge>
            </div>
            <Row $gap={8}>
              <TeamPicture teamId={teamId} size={EMBLEM_PX} />
              <div>
                <Text $tone="quiet" $size={12}>
                  {t('Team')}
                </Text>
                <Text $weight={600}>{hasTeams ? <Link to={`/teams/${teamId}`}>{teamName}</Link> : teamName}</Text>
              </div>
            </Row>
            <div>
              <Text $tone="quiet" $size={12}>
                {t('Points')}
              </Text>
              <Text $weight={600}>{formatsOf(locale).number(points)}</Text>
            </div>
          </Facts>
          <Buttons>
            {isActive ? (
              <>
                <Button onClick={() => setOpened('update')}>{t('Change picture')}</Button>
                <Button onClick={() => setOpened('pause')}>{t('Pause profile')}</Button>
              </>
            ) : (
              <Button kind="primary" onClick={() => setOpened('reactivate')}>
                {t('Reactivate profile')}
              </Button>
            )}
            <ButtonLink to="/profile/tasks">{t('Task center')}</ButtonLink>
          </Buttons>
        </Stack>
      </Head>
      {(opened === 'update' || opened === 'reactivate') && (
        <EditDialog {...{ account, kind: opened }} onClose={close} />
      )}
      {opened === 'pause' && <PauseDialog {...{ account, profile }} onClose={close} />}
      {opened === 'name' && servicesUrl !== null && <NameDialog {...{ account, servicesUrl }} onClose={close} />}
    </Card>
  )
}

/** Renders the own profile (games 2.2.3). */
export function ProfileView({ account, profile }: Props) {
  const { t } = useTranslation()
  const { status } = useOwnName(account)
  const isOwnedKnown = useLatched(useOwnedCollectibles(account).status !== 'loading')
  return (
    <>
      <PageHeader title={t('Your profile')} />
      <Stack $gap={24}>
        {!profile.isActive && (
          <Notice kind="warn" title={t('Your profile is paused')}>
            {t('Its collectible is in your wallet. Reactivate the profile to join sales and claim points again.')}
          </Notice>
        )}
        <Header {...{ account, profile }} />
        <OwnedList account={account} />
        {/* Last, because data of the services arrives in any order and height, and must not move other content. */}
        {isOwnedKnown && <OwnAchievements account={account} total={profile.points} hasHistory />}
        {status === 'unavailable' && (
          <Notice kind="info" title={t('Names and achievements are unavailable now')}>
            {t('Your picture, team and points are read from the chain.')}
          </Notice>
        )}
      </Stack>
    </>
  )
}
