import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useTranslation } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { recipientUsed, selectUser } from '../../user'
import type { SwapFlow } from '../../trade'

/**
 * Follows a swap to its hash: the recipient is remembered, a sound played where sounds are on, and a swap without a dialog
 * is told and its amount cleared (trading 4 "Swap flow"), as closing the dialog does.
 */
export function useSwapEnd({ state, isExpert, close }: SwapFlow, recipient: string | null): void {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { isAudioOn } = useSelector(selectUser)
  const hash = state.stage === 'submitted' ? state.hash : null
  const facts = { t, isAudioOn, isExpert, recipient, close }
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })

  useEffect(() => {
    if (hash === null) return
    const now = latest.current
    if (now.recipient !== null) dispatch(recipientUsed(now.recipient))
    if (now.isAudioOn) void import('../../../ui/sound/chime').then(({ chime }) => chime())
    if (!now.isExpert) return
    showToast({ kind: 'info', title: now.t('Transaction Submitted') })
    now.close()
  }, [dispatch, hash])
}
