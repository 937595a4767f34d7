import type { ReactNode } from 'react'
import type { AsyncResult } from '../../../ui/useAsyncResult'
import { useTranslation } from '../../../i18n'
import { DetailList } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { NetworkFee, NodeConfirmation, Simulation, type WriteFlow } from '../../transactions'

interface ReviewDialogProps {
  flow: Pick<WriteFlow<unknown>, 'confirm' | 'close'>
  title: string
  /** The text of the confirming button. */
  confirmText: string
  /** Accepts the new figures if they differ from the shown ones; null if they do not. */
  onAccept?: (() => void) | null
  /** The simulation on a node, with the network fee. */
  rehearsal: AsyncResult<{ feeRaw: bigint | null }>
  children: ReactNode
}

/** Renders the write to be signed; changed figures have to be accepted first (trading 2.4, 2.5). */
export function ReviewDialog({ flow, title, confirmText, onAccept = null, rehearsal, children }: ReviewDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      onClose={flow.close}
      footer={
        <Button kind="primary" size="l" wide disabled={onAccept !== null} onClick={flow.confirm}>
          {confirmText}
        </Button>
      }
    >
      <Stack>
        {onAccept !== null && (
          <Notice
            kind="warn"
            title={t('Price updated')}
            spoken
            actions={
              <Button kind="primary" size="s" onClick={onAccept}>
                {t('Accept')}
              </Button>
            }
          >
            {t(
              'The figures below changed: the price moved, or a token charges a tax on transfers. Nothing is signed until you accept them.',
            )}
          </Notice>
        )}
        {children}
        <DetailList>
          <NetworkFee feeRaw={rehearsal.status === 'passed' ? rehearsal.outcome.feeRaw : null} />
        </DetailList>
        <Simulation state={rehearsal} />
        <NodeConfirmation />
      </Stack>
    </Dialog>
  )
}
