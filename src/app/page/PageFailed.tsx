import { useTranslation } from '../../i18n'
import { ErrorBlock } from '../../ui/content/ErrorBlock'
import type { Failure } from './failure'

/** Error page: what failed, its consequence and the remedy (trading 8 "Other toasts"). */
export function PageFailed({ failure: { kind, details } }: { failure: Failure }) {
  const { t } = useTranslation()
  const words =
    kind === 'broken'
      ? { meaning: t('Nothing was signed or sent by it.') }
      : {
          meaning: t('A part of the app could not be loaded.'),
          remedy: `${t('It did not arrive, or was refused because it is not the one that was published.')} ${t('Check your connection and try again.')}`,
        }
  return (
    <ErrorBlock
      title={t("This page can't be displayed right now due to an error")}
      {...words}
      onRetry={() => location.reload()}
      details={details || t('Unknown error')}
    />
  )
}
