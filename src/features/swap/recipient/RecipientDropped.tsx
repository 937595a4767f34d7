import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'

/** Renders that the recipient of the opened link was not applied (constants: QUERY_RECIPIENT_APPLIED). */
export function RecipientDropped({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warn"
      title={t('The recipient in the link was ignored')}
      actions={
        <Button size="s" onClick={onDismiss}>
          {t('Dismiss')}
        </Button>
      }
    >
      {t(
        'For your safety, a link cannot choose the recipient. Your tokens go to your own account unless you enter a recipient.',
      )}
    </Notice>
  )
}
