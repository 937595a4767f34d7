import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { useRelativeTime } from '../../ui/figures/useNow'

interface Props {
  /** Time at which the hub returned what is shown, in milliseconds since 1970. */
  readAtMs: number
  isRetrying: boolean
  onRetry: () => void
}

/** Notice that the hub does not reply, with the age of the shown proposals. */
export function HubNotice({ readAtMs, isRetrying, onRetry }: Props) {
  const { t, locale } = useTranslation()
  const age = useRelativeTime(readAtMs, locale)
  return (
    <Notice
      kind="warn"
      title={t('The voting service does not reply')}
      spoken
      actions={
        <Button size="s" busy={isRetrying} busyText={t('Trying again')} onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {t('What you see is from %time%. You cannot vote or publish until it replies.', { time: age })}
    </Notice>
  )
}
