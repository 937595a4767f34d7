import { useTranslation } from '../../i18n'
import { useAppDispatch } from '../../state/storeHooks'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { riskAccepted } from './prediction.slice'
import { RiskText } from './RiskNotice'

/** Dialog of the first bet: the risk has to be accepted once. */
export function RiskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  function accept(): void {
    dispatch(riskAccepted())
    onClose()
  }
  return (
    <Dialog
      title={t('Before you play')}
      size="s"
      onClose={onClose}
      footer={
        <Button kind="primary" size="l" wide onClick={accept}>
          {t('I understand')}
        </Button>
      }
    >
      <RiskText />
    </Dialog>
  )
}
