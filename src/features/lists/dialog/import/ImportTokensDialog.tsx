import { useTranslation } from '../../../../i18n'
import { Dialog } from '../../../../ui/dialog/Dialog'
import type { ListedToken } from '../../listedTokens'
import { ImportTokensView } from './ImportTokensView'

interface Props {
  tokens: readonly ListedToken[]
  onImported: () => void
  onClose: () => void
}

/** Dialog to confirm unlisted tokens from a link (trading 2.3). */
export function ImportTokensDialog({ tokens, onImported, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('Import tokens')} onClose={onClose}>
      <ImportTokensView tokens={tokens} onImported={onImported} />
    </Dialog>
  )
}
