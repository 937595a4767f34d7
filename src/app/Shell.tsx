import { Moon, Sun } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { deployment } from '../core/deployment'
import { selectUser, themeChosen } from '../features/user'
import { ConnectButton, WalletHost, WrongNetworkNotice } from '../features/wallet'
import { useTranslation } from '../i18n'
import { IconButton } from '../ui/controls/IconButton'
import { Wordmark } from '../ui/mark/Wordmark'
import { PHONE } from '../ui/media'
import { applyTheme } from '../ui/theme'
import { NodesNotice } from './NodesNotice'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  block-size: 56px;
  padding-inline: var(--space-16);
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  & > button {
    flex: none;
    white-space: nowrap;
  }
  ${PHONE} {
    gap: var(--space-4);
    padding-inline: var(--space-12);

    /* Words say more than the picture beside them where there is room for one. */
    & > button > :first-child:not(:last-child) {
      display: none;
    }
  }
`

const Home = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  color: var(--text);
  text-decoration: none;
`

const Places = styled.nav`
  display: flex;
  flex: 1;
  gap: var(--space-4);
  margin-inline-start: var(--space-8);
`

const Place = styled(NavLink)`
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-8);
  color: var(--text-quiet);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--hover);
  }
  &[aria-current='page'] {
    color: var(--text);
  }
`

const Main = styled.main`
  display: grid;
  gap: var(--space-16);
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: var(--space-32) var(--space-16) var(--space-64);

  ${PHONE} {
    padding: var(--space-16) var(--space-12) var(--space-48);
  }
`

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: var(--space-8);
  inset-inline-start: var(--space-8);
  z-index: 2;
  padding: var(--space-8) var(--space-16);
  border-radius: var(--radius-8);
  background: var(--accent);
  color: var(--accent-ink);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

function ThemeButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { theme } = useSelector(selectUser)
  useEffect(() => applyTheme(theme), [theme])
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? t('Light theme') : t('Dark theme')}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    />
  )
}

/** What stands around every page: the way home, the places, the theme, the wallet. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <SkipLink href="#content">{t('Skip to content')}</SkipLink>
      <Bar>
        <Home to="/" aria-label={t('%product%, home', { product: deployment.productName })}>
          <Wordmark name={deployment.productName} />
        </Home>
        <Places aria-label={t('Main')}>
          <Place to="/swap">{t('Swap')}</Place>
        </Places>
        <ThemeButton />
        <ConnectButton />
      </Bar>
      <Main id="content" tabIndex={-1}>
        <WrongNetworkNotice />
        <NodesNotice />
        {children}
      </Main>
      <WalletHost />
    </>
  )
}
