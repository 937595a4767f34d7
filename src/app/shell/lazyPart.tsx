import { type ComponentType, useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { type LazyDialog, lazyDialog } from '../../ui/dialog/lazyDialog'
import { showToast } from '../../ui/toast/toastStore'

interface PartProps {
  onClose: () => void
}

/** Replaces a part whose code failed to load: shows a toast and closes. */
function PartMissing({ onClose }: PartProps) {
  const { t } = useTranslation()
  useEffect(() => {
    showToast({ kind: 'bad', title: t('This part could not be loaded'), body: t('Check your connection and reload.') })
    onClose()
  }, [t, onClose])
  return null
}

/** Creates a lazily loaded part of the shell that handles a failed load itself: the shell has no error boundary. */
export const lazyPart = <Props extends PartProps>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> =>
  lazyDialog(() => load().catch((): ComponentType<Props> => PartMissing))
