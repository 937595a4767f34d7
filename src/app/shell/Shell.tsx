import { lazy, type ReactNode, Suspense } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { NodeNotices, ThemeKeeper } from '../../features/user'
import { WalletHost, WrongNetworkNotice } from '../../features/wallet'
import { useTranslation } from '../../i18n'
import { PromptHost } from '../../ui/dialog/PromptHost'
import { PHONE } from '../../ui/media'
import { NewVersionNotice } from '../offline/NewVersionNotice'
import { OfflineNotice } from '../offline/OfflineNotice'
import { Footer } from './Footer'
import { COMPACT, LOW, useIsCompact } from './media'
import { TopBar } from './TopBar'

/** Without it all places are in the menu still. */
const BottomBar = lazy(() =>
  import('./navigation/BottomBar').then((it) => ({ default: it.BottomBar })).catch(() => ({ default: () => null })),
)

/** Stays at the lower edge; has its height before its places are there. */
const Strip = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  min-block-size: calc(57px + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  ${LOW} {
    position: static;
  }
`

/** What is scrolled to or takes the focus never lies under a bar, nor under a notice that stands over the page. */
const BarRoom = createGlobalStyle`
  html {
    scroll-padding-block: calc(64px + env(safe-area-inset-top)) 8px;

    ${COMPACT} {
      scroll-padding-block-end: calc(64px + env(safe-area-inset-bottom));
    }
    &:has([data-afloat]) {
      scroll-padding-block-end: calc(176px + env(safe-area-inset-bottom));
    }
    ${LOW} {
      &,
      &:has([data-afloat]) {
        scroll-padding-block: 8px;
      }
    }
  }
`

/** As high as the window, so that the foot never moves under a page that is still coming. */
const Main = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-16);
  max-inline-size: 1120px;
  min-block-size: calc(100dvh - 57px);
  margin-inline: auto;
  padding: var(--space-32) max(var(--space-16), env(safe-area-inset-left), env(safe-area-inset-right)) var(--space-64);
  outline: 0;

  ${PHONE} {
    padding: var(--space-16) max(var(--space-12), env(safe-area-inset-left), env(safe-area-inset-right)) var(--space-48);
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

/** What stands around every page: the bars, the notices, the foot, the wallet's dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isCompact = useIsCompact()
  return (
    <>
      <BarRoom />
      <ThemeKeeper />
      <SkipLink href="#content">{t('Skip to content')}</SkipLink>
      <TopBar />
      <Main id="content" tabIndex={-1}>
        <NewVersionNotice />
        <OfflineNotice />
        <NodeNotices />
        <WrongNetworkNotice />
        {children}
      </Main>
      <Footer />
      {isCompact && (
        <Strip>
          <Suspense>
            <BottomBar />
          </Suspense>
        </Strip>
      )}
      <PromptHost />
      <WalletHost />
    </>
  )
}
