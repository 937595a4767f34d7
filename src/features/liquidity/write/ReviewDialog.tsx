import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { NodeConfirmation, type WriteFlow } from '../../transactions'

interface ReviewDialogProps {
  flow: Pick<WriteFlow<unknown>, 'confirm' | 'close'>
  title: string
  /** The button that agrees to it. */
  confirmText: string
  children: ReactNode
}

/** What is about to be signed, to be agreed to (trading 2.4, 2.5). */
export function ReviewDialog({ flow, title, confirmText, children }: ReviewDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={flow.close}
      footer={
        <Button kind="primary" size="l" wide onClick={flow.confirm}>
          {confirmText}
        </Button>
      }
    >
      {children}
      <NodeConfirmation />
    </Dialog>
  )
}
