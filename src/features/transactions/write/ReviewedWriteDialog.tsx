import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { type ReviewedWrite, WriteReview } from '../review/WriteReview'
import type { Summary } from '../transactions.slice'
import { NodeConfirmation } from '../unconfirmed/NodeConfirmation'
import type { WriteFlow } from './useWriteFlow'
import { WriteDialog } from './WriteDialog'

interface Props {
  flow: Pick<WriteFlow<unknown>, 'state' | 'fallback' | 'confirm' | 'close'>
  title: string
  /** The request to the wallet, in one sentence. */
  summary: Summary
  write: ReviewedWrite
  /** Further facts of the review, before what moves and the network fee. */
  details?: ReactNode
  /** Further actions, while it is pending and once it has succeeded. */
  children?: ReactNode
}

/** Renders the dialog of a write whose review needs no figures of its own (trading 2.6.3). */
export function ReviewedWriteDialog({ flow, title, summary, write, details, children }: Props) {
  const { t } = useTranslation()
  return (
    <WriteDialog
      {...{ flow, title, summary }}
      review={
        <Dialog
          size="s"
          title={title}
          onClose={flow.close}
          footer={
            <Button kind="primary" size="l" wide onClick={flow.confirm}>
              {t('Confirm')}
            </Button>
          }
        >
          <Stack>
            {details}
            <WriteReview write={write} />
            <NodeConfirmation />
          </Stack>
        </Dialog>
      }
    >
      {children}
    </WriteDialog>
  )
}
