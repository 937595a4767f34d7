import { Component, type ReactNode } from 'react'
import { translate } from '../i18n'
import { ErrorBlock } from '../ui/content/ErrorBlock'

/** Remembers, across the one reload, that it has been tried (data: chunkReloadFlag). */
const FLAG = 'isRecoveringFromChunkError'

const isChunkError = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script|import/i.test(error.message)

function reloadOnce(): boolean {
  const state: unknown = history.state
  const before = typeof state === 'object' && state !== null ? state : {}
  if (FLAG in before) return false
  history.replaceState({ ...before, [FLAG]: true }, '')
  location.reload()
  return true
}

interface BoundaryState {
  error: unknown
}

/** Catches what breaks inside a page: a page whose code did not arrive is reloaded once (trading 2.1), the rest is told. */
export class RouteBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <ErrorBlock
        title={translate("This page can't be displayed right now due to an error")}
        meaning={translate('Nothing was signed or sent by it.')}
        onRetry={() => location.reload()}
        details={error instanceof Error ? error.message : translate('Unknown error')}
      />
    )
  }
}
