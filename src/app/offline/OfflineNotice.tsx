import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { selectIsStalled, selectReadBlock, selectRestoredBlock } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { LOW } from '../../ui/media'
import { COMPACT } from '../shell/media'

/**
 * Floats over the page, so that a notice that appears or disappears moves nothing. Content below it stays clickable.
 */
const Floating = styled.div`
  position: fixed;
  inset-block-end: calc(var(--space-16) + env(safe-area-inset-bottom));
  inset-inline-start: var(--space-16);
  z-index: 2;
  max-inline-size: min(440px, calc(100vw - 32px));
  border-radius: var(--radius-12);
  box-shadow: var(--shadow-raised);
  pointer-events: none;

  ${COMPACT} {
    inset-block-end: calc(57px + var(--space-12) + env(safe-area-inset-bottom));
  }
  ${LOW} {
    position: static;
    max-inline-size: none;
  }
`

/** Renders a notice while no node responds or stored results are shown, with the block of the displayed values. */
export function OfflineNotice() {
  const isStalled = useAppSelector(selectIsStalled)
  const restoredBlock = useAppSelector(selectRestoredBlock)
  if (!isStalled && restoredBlock === null) return null
  return (
    <Floating data-afloat>
      <ConnectionNotice isStalled={isStalled} restoredBlock={restoredBlock} />
    </Floating>
  )
}

function ConnectionNotice({ isStalled, restoredBlock }: { isStalled: boolean; restoredBlock: number | null }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  // The head may be newer than the values: a socket may announce blocks that no node serves yet.
  const readBlock = useAppSelector(isStalled ? selectReadBlock(deployment.chainId) : () => 0)
  const block = restoredBlock ?? readBlock
  const isNothingRead = restoredBlock === null && readBlock === 0
  if (!isOnline) {
    return (
      <Notice kind="warn" title={t('You are offline')} spoken>
        {isNothingRead
          ? t('Nothing has loaded yet. Trying again.')
          : t('You see figures from block %block%. You can sign again when new ones have loaded.', { block })}
      </Notice>
    )
  }
  return (
    <Notice
      kind={isStalled ? 'warn' : 'info'}
      title={isStalled ? t('The network is not responding') : t('The network is slow')}
    >
      {isNothingRead
        ? t('Nothing has loaded yet. Trying again.')
        : t('You see figures from block %block%. Trying again.', { block })}
    </Notice>
  )
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns whether the device reports a network; a node on the same device is reachable without one. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
}
