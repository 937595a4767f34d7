import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../../core/address'
import { collectibleFacts } from '../../../deployment/nfts'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { RouterLink } from '../../../ui/controls/RouterLink'
import { CollectiblePicture, useAccountName, useCollectible, useMember } from '../../members'
import { removeStoredProfile, storedProfile, storeProfile } from './cookies'

const PICTURE_PX = 32

const Button = styled(RouterLink)`
  display: inline-grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-round);
  background: var(--raised);
  color: var(--text);

  &:hover {
    background: var(--hover);
  }
`

/**
 * Link of the top bar to the own profile, with its picture. Until the chain is read, the picture is that of the cookie
 * (games 2.2.7, 3.3.4).
 */
export function ProfileButton({ account }: { account: Address }) {
  const { t } = useTranslation()
  const [cookie] = useState(() => storedProfile(account))
  const { status, profile } = useMember(account)
  const known = useCollectible(profile?.collectible ?? null)
  const username = useAccountName(account) ?? cookie?.username ?? ''
  const isActive = profile?.isActive === true
  const avatar = known?.identifier ?? (status === 'ready' && !isActive ? '' : (cookie?.avatar ?? ''))
  const shown = known ?? collectibleFacts.collectibles.find(({ identifier }) => identifier === avatar) ?? null

  const isSettled = isActive && known !== null
  useEffect(() => {
    if (isSettled) storeProfile(account, { username, avatar })
    else if (status === 'ready' && !isActive) removeStoredProfile(account)
  }, [account, avatar, isActive, isSettled, status, username])

  return (
    <Button
      to="/profile"
      aria-label={username === '' ? t('Your profile') : t('Your profile, %name%', { name: username })}
    >
      {shown ? <CollectiblePicture collectible={shown} size={PICTURE_PX} /> : <Icon of={UserRound} />}
    </Button>
  )
}
