import { Bell, BellRing } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { useTranslation } from '../../../i18n'
import { useAppStore } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { showToast } from '../../../ui/toast/toastStore'
import type { Round } from '../round.rules'
import { clearReminder, remindedEpoch, setReminder } from './reminder'

/** The reminder comes this long before the lock. */
const LEAD_SECONDS = 30
const SECOND_MS = 1_000

/**
 * Renders the button that requests a notification of the browser shortly before a round locks. The browser asks for the
 * permission only after a press.
 */
export function ReminderButton({ round: { epoch, lockBlock } }: { round: Pick<Round, 'epoch' | 'lockBlock'> }) {
  const { t } = useTranslation()
  const store = useAppStore()
  const { seconds } = useBlockTime()
  const isSet = useSyncExternalStore(remindedEpoch.subscribe, remindedEpoch.getSnapshot) === epoch
  if (!('Notification' in window)) return null

  async function toggle(): Promise<void> {
    if (isSet) return clearReminder()
    if ((await Notification.requestPermission()) !== 'granted') {
      showToast({ kind: 'info', title: t('Your browser does not allow notifications from this site.') })
      return
    }
    const left = (lockBlock - selectCurrentBlock(store.getState())) * seconds - LEAD_SECONDS
    setReminder(epoch, Math.max(0, left) * SECOND_MS, () => {
      const notification = new Notification(t('Round %round% locks soon', { round: String(epoch) }), {
        body: t('You can still enter UP or DOWN.'),
      })
      notification.addEventListener('click', () => window.focus())
    })
  }

  return (
    <Button kind="quiet" size="s" icon={isSet ? BellRing : Bell} aria-pressed={isSet} onClick={() => void toggle()}>
      {isSet ? t('Reminder set') : t('Remind me before the lock')}
    </Button>
  )
}
