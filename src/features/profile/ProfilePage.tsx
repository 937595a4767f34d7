import { UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { useAppDispatch } from '../../state/storeHooks'
import { EmptyState } from '../../ui/content/EmptyState'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import { PageHeader } from '../../ui/content/PageHeader'
import { Skeleton } from '../../ui/content/Skeleton'
import { useMember } from '../members'
import { ConnectButton } from '../wallet'
import { ProfileView } from './page/ProfileView'
import { setupFinished } from './profile.slice'
import { Column } from './profile.styles'
import { ProfileSetup } from './setup/ProfileSetup'

function OwnProfile({ account }: { account: Address }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { status, profile } = useMember(account)
  const isRegistered = profile !== null
  useEffect(() => {
    if (isRegistered) dispatch(setupFinished(account))
  }, [account, dispatch, isRegistered])
  if (profile) return <ProfileView account={account} profile={profile} />
  if (status === 'ready') return <ProfileSetup account={account} />
  return (
    <Column aria-busy={status === 'loading'}>
      <PageHeader title={t('Your profile')} />
      {status === 'loading' ? (
        <Skeleton height="240px" />
      ) : (
        <ErrorBlock
          title={t('Error fetching data')}
          meaning={t('Nothing was changed.')}
          remedy={t('It is read again with the next block.')}
        />
      )}
    </Column>
  )
}

/** Renders the own profile, or its set-up for an account without one (games 2.1.9). */
export function ProfilePage() {
  const { t } = useTranslation()
  const { account } = useWallet()
  if (account) return <OwnProfile key={account} account={account} />
  return (
    <Column>
      <PageHeader title={t('Your profile')} />
      <EmptyState icon={UserRound} title={t('Connect your wallet to see your profile')} action={<ConnectButton />}>
        {t('Choose a name, a picture and a team for your account.')}
      </EmptyState>
    </Column>
  )
}
