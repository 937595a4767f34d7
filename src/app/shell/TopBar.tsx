import { Menu } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { deployment } from '../../deployment/deployment'
import { ConnectButton } from '../../features/wallet'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import { RouterLink } from '../../ui/controls/RouterLink'
import { Wordmark } from '../../ui/mark/Wordmark'
import { CakePrice } from './CakePrice'
import { DisplayMenu } from './DisplayMenu'
import { lazyPart } from './lazyPart'
import { COMPACT, LOW, ROOMY, useIsCompact } from './media'
import { Navigation } from './navigation/Navigation'

const NavDrawer = lazyPart(() => import('./navigation/NavDrawer').then((it) => it.NavDrawer))

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
    /* Where only one fits, text is clearer than the icon beside it. */
    & > button > :first-child:not(:last-child) {
      display: none;
    }
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

/** Top bar of every page: home link, navigation, CAKE price, language and theme, wallet. */
export function TopBar() {
  const { t } = useTranslation()
  const isCompact = useIsCompact()
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
