import { lazy, type ReactNode, Suspense } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { NodeNotices, ThemeEffect } from '../../features/user'
import { WalletHost, SigningNotices } from '../../features/wallet'
import { useTranslation } from '../../i18n'
import { PromptHost } from '../../ui/dialog/PromptHost'
import { LOW, PHONE } from '../../ui/media'
import { NewVersionNotice } from '../offline/NewVersionNotice'
import { OfflineNotice } from '../offline/OfflineNotice'
import { Footer } from './Footer'
import { COMPACT, useIsCompact } from './media'
import { TopBar } from './TopBar'

/** Loaded lazily; if loading fails, the menu still contains all places. */
const BottomBar = lazy(() =>
  import('./navigation/BottomBar').then((it) => ({ default: it.BottomBar })).catch(() => ({ default: () => null })),
)

/** Sticks to the bottom edge; its height is reserved before its content loads. */
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

/** Keeps scroll targets and focused elements clear of the bars and floating notices. */
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

/** At least as high as the window, so that the footer does not shift below a loading page. */
const Main = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-16);
  max-inline-size: 1120px;
  min-block-size: calc(100dvh - 56px);
  margin-inline: auto;
  padding: var(--space-32) max(var(--space-16), env(safe-area-inset-left), env(safe-area-inset-right)) var(--space-64);
  outline: 0;

  ${PHONE} {
    padding: var(--space-16) max(var(--space-12), env(safe-area-inset-left), env(safe-area-inset-right)) var(--space-48);
  }
  /* A page of full width has no footer (games 2.3.8). */
  &:has([data-page='wide']) {
    max-inline-size: none;

    & ~ footer {
      display: none;
    }
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

/** Layout around every page: bars, notices, footer and wallet dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isCompact = useIsCompact()
  return (
    <>
      <BarRoom />
      <ThemeEffect />
      <SkipLink href="#content">{t('Skip to content')}</SkipLink>
      <TopBar />
      <Main id="content" tabIndex={-1}>
        <NewVersionNotice />
        <OfflineNotice />
        <NodeNotices />
        <SigningNotices />
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
