import { ListChecks } from 'lucide-react'
import { useMemo, useState } from 'react'
import { checkClaimStatus, salePoints } from '../../../chain/contracts/pointCenterIfo/reads'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { campaignEntries } from '../../../deployment/campaigns'
import { ifoAddresses } from '../../../deployment/ifos'
import { pointCenterAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Notice } from '../../../ui/content/Notice'
import { PageHeader } from '../../../ui/content/PageHeader'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { useLatched } from '../../../ui/useLatched'
import { ClaimPointsDialog, type PointClaim, useMember } from '../../members'
import { ConnectButton } from '../../wallet'
import { OwnAchievements } from '../OwnAchievements'
import { Column } from '../profile.styles'

/** Returns the points of sales that an account can claim now (games 7.1.4). */
function useClaims(account: Address): { status: 'loading' | 'failed' | 'ready'; claims: PointClaim[] } {
  const statusCalls = useMemo(
    () => ifoAddresses.map((sale) => pointCenterAddress && checkClaimStatus(pointCenterAddress, account, sale)),
    [account],
  )
  const states = useCalls(statusCalls)
  const openKey = states.map(({ value }) => value === true).join()
  const termCalls = useMemo(() => {
    const open = openKey.split(',')
    return ifoAddresses.map((sale, at) =>
      pointCenterAddress && open[at] === 'true' ? salePoints(pointCenterAddress, sale) : null,
    )
  }, [openKey])
  const terms = useCalls(termCalls, { blocksPerFetch: Infinity })
  const all = [...states, ...terms]
  const claims = terms.flatMap(({ value }, at): PointClaim[] => {
    const sale = ifoAddresses[at]
    if (!value || !sale) return []
    const name = campaignEntries.find(({ id }) => id === value.campaignId)?.name ?? value.campaignId
    return [{ sale, name, points: value.points }]
  })
  const isLoading = all.some(({ status }) => status === 'loading')
  const isFailed = claims.length === 0 && all.some(({ status }) => status === 'failed')
  return { status: isLoading ? 'loading' : isFailed ? 'failed' : 'ready', claims }
}

function Claims({ account, total }: { account: Address; total: bigint }) {
  const { t, locale } = useTranslation()
  const { status, claims } = useClaims(account)
  const [opened, setOpened] = useState<PointClaim | null>(null)
  const isKnown = useLatched(status !== 'loading')
  return (
    <>
      <Stack as="section" $gap={16} aria-busy={status === 'loading'}>
        <Text as="h2" $size={20} $weight={600}>
          {t('Points to claim')}
        </Text>
        {status === 'loading' && <Skeleton height="64px" />}
        {status === 'failed' && (
          <ErrorBlock title={t('Error fetching data')} remedy={t('It is read again with the next block.')} />
        )}
        {status === 'ready' && claims.length === 0 && <Text $tone="quiet">{t('You have no points to claim.')}</Text>}
        {claims.map((claim) => (
          <Card key={claim.sale}>
            <Row $justify="space-between" $wrap>
              <div>
                <Text as="h3" $weight={600}>
                  {t('IFO Shopper: %title%', { title: claim.name })}
                </Text>
                <Text $tone="quiet" $size={14}>
                  {t('Committed more than $5 worth of LP in the %title% IFO', { title: claim.name })}
                </Text>
              </div>
              <Button kind="primary" onClick={() => setOpened(claim)}>
                {t('Claim %points% points', { points: formatsOf(locale).number(claim.points) })}
              </Button>
            </Row>
          </Card>
        ))}
        {opened && <ClaimPointsDialog {...{ account, claim: opened }} onClose={() => setOpened(null)} />}
      </Stack>
      {/* Below the claims once their height is known. */}
      {isKnown && <OwnAchievements {...{ account, total }} />}
    </>
  )
}

function Tasks({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { status, profile } = useMember(account)
  if (status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton height="240px" />
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <ErrorBlock
        title={t('Error fetching data')}
        meaning={t('Nothing was changed.')}
        remedy={t('It is read again with the next block.')}
      />
    )
  }
  if (profile === null) {
    return (
      <EmptyState
        icon={ListChecks}
        title={t('You have no profile yet')}
        action={
          <ButtonLink kind="primary" to="/profile">
            {t('Set up your profile')}
          </ButtonLink>
        }
      >
        {t('Points count once you have a profile.')}
      </EmptyState>
    )
  }
  return (
    <Stack $gap={24}>
      {!profile.isActive && (
        <Notice kind="warn" title={t('Your profile is paused')}>
          {t('Reactivate it on your profile to claim points.')}
        </Notice>
      )}
      <Claims account={account} total={profile.points} />
    </Stack>
  )
}

/** Renders the achievements of the account, and the points that it can claim (games 2.5.1). */
export function TaskPage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  return (
    <>
      <PageHeader title={t('Task center')} back={{ to: '/profile', label: t('Your profile') }} />
      {account ? (
        <Tasks key={account} account={account} />
      ) : (
        <Column>
          <EmptyState
            icon={ListChecks}
            title={t('Connect your wallet to see your profile')}
            action={<ConnectButton />}
          />
        </Column>
      )}
    </>
  )
}
