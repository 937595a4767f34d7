import { useEffect, useRef, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'

/** State of a review: closed, shown, or shown while the wallet asks to sign it. */
type ReviewState = 'closed' | 'shown' | 'asking'

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
