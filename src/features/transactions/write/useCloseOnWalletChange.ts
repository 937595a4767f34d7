import { useEffect, useRef, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/** State of a review: closed, shown, or shown during the wallet request. */
type ReviewState = 'closed' | 'shown' | 'requesting'

/** Closes a review and says why when the account or chain changes: its figures and its signer are outdated. */
export function useCloseOnWalletChange(review: ReviewState, close: () => void): void {
  const { account, status } = useWallet()
  const wallet = `${status} ${account}`
  const [renderedWallet, setRenderedWallet] = useState(wallet)
  if (wallet !== renderedWallet) {
    setRenderedWallet(wallet)
    if (review !== 'closed') close()
  }
  const lastWallet = useRef(wallet)
  const lastReview = useRef(review)
  useEffect(() => {
    if (lastWallet.current !== wallet && lastReview.current !== 'closed') {
      showToast({
        kind: 'bad',
        title: translate('The review was closed because the account or network in your wallet changed.'),
        // A request that the wallet already has may still be sent; it is then reported.
        ...(lastReview.current === 'shown' && {
          body: translate('Nothing was sent. Check the details and try again.'),
        }),
      })
    }
    lastWallet.current = wallet
    lastReview.current = review
  }, [review, wallet])
}
