import { useTranslation } from '../../../i18n'
import { Dialog } from '../../../ui/dialog/Dialog'
import { NodesView } from './NodesView'

/** The node details, opened from the footer. */
export function NodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Nodes')} onClose={onClose}>
      <NodesView />
    </Dialog>
  )
}
