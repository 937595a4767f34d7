import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Toggle } from '../../../ui/controls/Toggle'
import { recipientConfirmed } from '../swap.slice'
import type { Recipient } from './recipient.rules'

/** Renders the confirmation of the whole address of a name that only one node resolved; null for other recipients. */
export function OnesWord({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isAgreed = recipient.status === 'valid' && recipient.isOnesWord === true
  if (recipient.status !== 'unconfirmed' && !isAgreed) return null
  return (
    <Notice kind="warn" title={t('Only one node resolved this name')} spoken>
      <p>{t('A wrong node could name an account of its own. Compare every character of the address.')}</p>
      <Toggle
        label={t('This is the address I mean')}
        checked={isAgreed}
        onToggle={(isOn) => dispatch(recipientConfirmed(isOn ? recipient.address : null))}
      />
    </Notice>
  )
}
