import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../swapLook'
import { SwapFailed } from '../SwapFailed'
import type { SwapFailure } from '../swapFailure'

/** Why a swap of expert mode did not happen, in the page: there is no dialog to say it in (trading 4 "Swap flow"). */
export function ExpertFailure({ failure, onDismiss }: { failure: SwapFailure; onDismiss: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <SwapFailed failure={failure} />
      <Button wide onClick={onDismiss}>
        {t('Dismiss')}
      </Button>
    </Stack>
  )
}
