import { useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useCloseOnWalletChange } from './useCloseOnWalletChange'

export { useCloseOnWalletChange }

export interface WalletBoundDialog<Kind extends string> {
  /** The open dialog. */
  opened: Kind | null
  open(kind: Kind): void
  close(): void
}

/**
 * Returns which dialog of a component is open. One that was opened with a wallet closes, with a notice, when the
 * account or chain changes. The hook belongs to a component that such a change does not unmount.
 */
export function useWalletBoundDialog<Kind extends string>(isRequesting: boolean): WalletBoundDialog<Kind> {
  const { account } = useWallet()
  const [state, setState] = useState<{ kind: Kind; hasWallet: boolean } | null>(null)
  const close = () => setState(null)
  const isReview = state !== null && state.hasWallet
  useCloseOnWalletChange(!isReview ? 'closed' : isRequesting ? 'requesting' : 'shown', close)
  return {
    opened: state?.kind ?? null,
    open: (kind) => setState({ kind, hasWallet: account !== null }),
    close,
  }
}
