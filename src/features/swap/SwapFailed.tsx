import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import type { SwapFailure } from './swapFailure'

/** Why a swap did not happen, and what to do about it. */
export function SwapFailed({ failure }: { failure: SwapFailure }) {
  const { t } = useTranslation()
  return (
    <Notice kind="bad" title={t(failure.sentence, failure.values)} spoken>
      {failure.advice && t(failure.advice)}
    </Notice>
  )
}
