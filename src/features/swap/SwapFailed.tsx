import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import type { SwapFailure } from './swapFailure'

/** Why a swap did not happen, and what to do about it; with a way to dismiss it where nothing around it has one. */
export function SwapFailed({ failure, onDismiss }: { failure: SwapFailure; onDismiss?: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="bad"
      title={t(failure.sentence, failure.values)}
      spoken
      actions={
        onDismiss && (
          <Button size="s" onClick={onDismiss}>
            {t('Dismiss')}
          </Button>
        )
      }
    >
      {failure.advice && t(failure.advice)}
    </Notice>
  )
}
