import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppStore } from '../../../state/storeHooks'
import { showToast } from '../../../ui/toast/toastStore'
import { recipientUsed, selectIsAudioOn } from '../../user'
import { recipientReviewed } from '../swap.slice'
import type { SwapFlow } from '../../trade'

/**
 * Handles the end of a swap at its hash: stores the recipient, plays a sound where sounds are on, and for a swap without a
 * dialog shows a toast and clears the amount (trading 4 "Swap flow"), as closing the dialog does.
 */
export function useSwapEnd({ state, isExpert, close }: SwapFlow, recipient: string | null): void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const hash = state.stage === 'submitted' ? state.hash : null
  const reviewed = state.stage === 'submitted' && state.agreed.isReviewed ? state.agreed.recipient : null
  const facts = { t, isExpert, recipient, reviewed, close }
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })

  useEffect(() => {
    if (hash === null) return
    const now = latest.current
    if (now.recipient !== null) dispatch(recipientUsed(now.recipient))
    if (now.reviewed !== null) dispatch(recipientReviewed(now.reviewed))
    if (selectIsAudioOn(store.getState())) void import('../../../ui/sound/chime').then(({ chime }) => chime())
    if (!now.isExpert) return
    showToast({ kind: 'info', title: now.t('Transaction Submitted') })
    now.close()
  }, [dispatch, hash, store])
}
