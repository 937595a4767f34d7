import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { FailureNotice } from '../failure/FailureNotice'
import type { Summary } from '../transactions.slice'
import { CentredMessage } from './CentredMessage'
import { OutcomeDialog } from './OutcomeDialog'
import type { WriteFlow } from './useWriteFlow'
import { Text } from '../../../ui/layout/Text'

interface WriteDialogProps {
  flow: Pick<WriteFlow<unknown>, 'state' | 'fallback' | 'close'>
  title: string
  /** The request to the wallet, in one sentence. */
  summary: Summary
  /** The dialog that shows what is about to be signed. */
  review: ReactNode
  /** What the user can do next, once it has succeeded; replaces the Close button. */
  next?: ReactNode
  /** Further actions, while it is pending and once it has succeeded. */
  children?: ReactNode
}

/**
 * Renders the dialog of a write: its review, the wallet request, then its state until it ends, or why it was not sent
 * (trading 2.4, 2.6, 4).
 */
export function WriteDialog({ flow, title, summary, review, next, children }: WriteDialogProps) {
  const { t } = useTranslation()
  const { state, fallback, close } = flow
  const summaryText = <strong>{t(summary.sentence, summary.values)}</strong>
  switch (state.stage) {
    case 'closed':
      return null
    case 'review':
      return review
    case 'waiting':
      return (
        <Dialog title={t('Waiting for confirmation')} onClose={close}>
          <CentredMessage announcement={t('Confirm this transaction in your wallet')}>
            <Spinner size={40} />
            {summaryText}
            {state.note && (
              <Text $tone="quiet" $size={14}>
                {t(state.note.sentence, state.note.values)}
              </Text>
            )}
            <Text $tone="quiet" $size={14}>
              {t('Confirm this transaction in your wallet')}
            </Text>
          </CentredMessage>
        </Dialog>
      )
    case 'submitted':
      return (
        <OutcomeDialog hash={state.hash} onClose={close} next={next}>
          {children}
        </OutcomeDialog>
      )
    case 'failed':
      return (
        <Dialog
          title={title}
          onClose={close}
          footer={
            <Button kind="secondary" size="l" wide onClick={close}>
              {t('Dismiss')}
            </Button>
          }
        >
          <FailureNotice error={state.error} fallback={fallback} />
        </Dialog>
      )
  }
}
