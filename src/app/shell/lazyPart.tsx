import { type ComponentType, useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { type LazyDialog, lazyDialog } from '../../ui/dialog/lazyDialog'
import { showToast } from '../../ui/toast/toastStore'

interface PartProps {
  onClose: () => void
}

/** Stands for a part whose code did not come: says so and closes. */
function PartMissing({ onClose }: PartProps) {
  const { t } = useTranslation()
  useEffect(() => {
    showToast({ kind: 'bad', title: t('This part could not be loaded'), body: t('Check your connection and reload.') })
    onClose()
  }, [t, onClose])
  return null
}

/** Answers a part of the shell whose code comes when it is first opened; no boundary stands around the shell. */
export const lazyPart = <Props extends PartProps>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> =>
  lazyDialog(() => load().catch((): ComponentType<Props> => PartMissing))
