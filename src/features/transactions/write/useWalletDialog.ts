import { useEffect, useRef, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/** How a review stands: closed, shown, or shown while the wallet is asked for what it shows. */
export type ReviewState = 'closed' | 'shown' | 'asking'

/** Closes a review and says why when the account or chain changes: its figures and its signer are no longer true. */
export function useCloseOnWalletChange(review: ReviewState, close: () => void): void {
  const { account, status } = useWallet()
  const wallet = `${status} ${account}`
  const [seen, setSeen] = useState(wallet)
  if (wallet !== seen) {
    setSeen(wallet)
    if (review !== 'closed') close()
  }
  const lastWallet = useRef(wallet)
  const lastReview = useRef(review)
  useEffect(() => {
    if (lastWallet.current !== wallet && lastReview.current !== 'closed') {
      showToast({
        kind: 'bad',
        title: translate('The review was closed: the account or network in your wallet has changed.'),
        // What the wallet is asked for already may still be sent, which is then reported.
        ...(lastReview.current === 'shown' && {
          body: translate('Nothing was sent. Check the details and try again.'),
        }),
      })
    }
    lastWallet.current = wallet
    lastReview.current = review
  }, [review, wallet])
}

export interface WalletDialog<Kind extends string> {
  /** Which of the dialogs is open. */
  opened: Kind | null
  open(kind: Kind): void
  close(): void
}

/**
 * Returns which dialog of a component is open. One that was opened with a wallet is closed, and why is said, when the
 * account or chain changes; the hook belongs to a component that such a change does not unmount.
 */
export function useWalletDialog<Kind extends string>(isAsking: boolean): WalletDialog<Kind> {
  const { account } = useWallet()
  const [state, setState] = useState<{ kind: Kind; hasWallet: boolean } | null>(null)
  const close = () => setState(null)
  const isReview = state !== null && state.hasWallet
  useCloseOnWalletChange(!isReview ? 'closed' : isAsking ? 'asking' : 'shown', close)
  return {
    opened: state?.kind ?? null,
    open: (kind) => setState({ kind, hasWallet: account !== null }),
    close,
  }
}
