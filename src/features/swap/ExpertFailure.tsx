import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { Stack } from '../../ui/layout/Stack'
import { FailureNotice } from '../transactions'

interface Props {
  error: unknown
  fallback: string
  onDismiss: () => void
}

/** Renders the failure of an expert-mode swap in the page, because no dialog is open (trading 4 "Swap flow"). */
export function ExpertFailure({ error, fallback, onDismiss }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <FailureNotice error={error} fallback={fallback} />
      <Button wide onClick={onDismiss}>
        {t('Dismiss')}
      </Button>
    </Stack>
  )
}
