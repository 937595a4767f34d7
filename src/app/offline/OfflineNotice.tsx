import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { selectIsStalled, selectReadBlock, selectRecalledBlock } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import { useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { COMPACT, LOW } from '../shell/media'

/**
 * The notice appears and disappears by itself, so it floats over the page without moving it. Content below it stays
 * clickable.
 */
const Afloat = styled.div`
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

/** Renders that no node is reachable or that the device is offline, and the block of the displayed numbers. */
export function OfflineNotice() {
  const isStalled = useAppSelector(selectIsStalled)
  const recalledBlock = useAppSelector(selectRecalledBlock)
  if (!isStalled && recalledBlock === null) return null
  return (
    <Afloat data-afloat>
      <Standing isStalled={isStalled} recalledBlock={recalledBlock} />
    </Afloat>
  )
}

function Standing({ isStalled, recalledBlock }: { isStalled: boolean; recalledBlock: number | null }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  // The head may be newer than the numbers: a socket may announce blocks that no node serves yet.
  const readBlock = useAppSelector(isStalled ? selectReadBlock(deployment.chainId) : () => 0)
  const block = recalledBlock ?? readBlock
  const isNothingRead = recalledBlock === null && readBlock === 0
  if (!isOnline) {
    return (
      <Notice kind="warn" title={t('You are offline')} spoken>
        {isNothingRead
          ? t('Nothing could be read yet. Trying again.')
          : t('The numbers shown are as of block %block%. Nothing can be signed until fresh ones are read.', { block })}
      </Notice>
    )
  }
  return (
    <Notice
      kind={isStalled ? 'warn' : 'info'}
      title={isStalled ? t('The network does not answer') : t('The network is slow')}
    >
      {isNothingRead
        ? t('Nothing could be read yet. Trying again.')
        : t('The numbers shown are as of block %block%. Trying again.', { block })}
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
