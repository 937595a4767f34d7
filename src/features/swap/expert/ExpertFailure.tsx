import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { FailureNotice } from '../../transactions'
import { Stack } from '../../trade'

interface Props {
  error: unknown
  fallback: string
  onDismiss: () => void
}

/** Why a swap of expert mode did not happen, in the page: there is no dialog to say it in (trading 4 "Swap flow"). */
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
