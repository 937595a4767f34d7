import { Menu, UserRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../deployment/deployment'
import { ConnectButton, IDLE_MARK_HIDDEN, IDLE_MARK_SHOWN } from '../../features/wallet'
import { useTranslation } from '../../i18n'
import { Icon } from '../../ui/content/Icon'
import { IconButton } from '../../ui/controls/IconButton'
import { RouterLink } from '../../ui/controls/RouterLink'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Wordmark } from '../../ui/mark/Wordmark'
import { LOW } from '../../ui/media'
import { CakePrice } from './CakePrice'
import { DisplayMenu } from './DisplayMenu'
import { lazyPart } from './lazyPart'
import { COMPACT, ROOMY, useIsCompact } from './media'
import { Navigation } from './navigation/Navigation'

const NavDrawer = lazyPart(() => import('./navigation/NavDrawer').then((it) => it.NavDrawer))

/** If loading fails, the navigation still has the page. */
const ProfileButton = lazyDialog(() =>
  import('../../features/profile').then(
    (it) => it.ProfileButton,
    () => () => null,
  ),
)

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 56px;
  padding-block-start: env(safe-area-inset-top);
  padding-inline: max(var(--space-16), env(safe-area-inset-left), env(safe-area-inset-right));
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  ${IDLE_MARK_SHOWN}

  & > button {
    flex: none;
    white-space: nowrap;
  }
  ${LOW} {
    position: static;
  }
  ${COMPACT} {
    gap: var(--space-4);
    padding-inline: max(var(--space-12), env(safe-area-inset-left), env(safe-area-inset-right));

    /* The length of the wallet button's text depends on the language. */
    & > button:first-of-type {
      flex: 0 1 auto;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    ${IDLE_MARK_HIDDEN}
  }
`

const Home = styled(RouterLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  margin-inline-end: var(--space-8);
  border-radius: var(--radius-8);
  color: var(--text);
  text-decoration: none;

  ${COMPACT} {
    margin-inline-end: auto;
  }
`

const Price = styled.div`
  display: none;

  ${ROOMY} {
    display: block;
  }
`

const hasProfiles = deployment.areas.profile === true
/** Place reserved for the profile link: nothing shifts when an account connects or its picture loads. */
const PROFILE_ROOM = { flex: 'none', inlineSize: 40, blockSize: 40 }
const PROFILE_LINK = { display: 'grid', blockSize: 40, placeItems: 'center', color: 'var(--text)' }

/** Top bar of every page: home link, navigation, CAKE price, language and theme, wallet. */
export function TopBar() {
  const { t } = useTranslation()
  const isCompact = useIsCompact()
  const { account } = useWallet()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <Bar>
      <Home to="/" aria-label={t('%product%, home', { product: deployment.productName })}>
        <Wordmark name={deployment.productName} />
      </Home>
      {!isCompact && (
        <>
          <Navigation />
          <Price>
            <CakePrice />
          </Price>
          <DisplayMenu />
        </>
      )}
      <ConnectButton />
      {!isCompact && hasProfiles && (
        <span style={PROFILE_ROOM}>
          {account ? (
            <ProfileButton account={account} />
          ) : (
            <RouterLink to="/profile" aria-label={t('Your profile')} style={PROFILE_LINK}>
              <Icon of={UserRound} />
            </RouterLink>
          )}
        </span>
      )}
      {isCompact && (
        <IconButton
          icon={Menu}
          label={t('Menu')}
          aria-haspopup="dialog"
          onPointerEnter={NavDrawer.preload}
          onFocus={NavDrawer.preload}
          onClick={() => setMenuOpen(true)}
        />
      )}
      {isMenuOpen && <NavDrawer onClose={() => setMenuOpen(false)} />}
    </Bar>
  )
}
