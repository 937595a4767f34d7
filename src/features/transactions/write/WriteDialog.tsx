import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useAnnouncement } from '../../../ui/toast/useAnnouncement'
import { FailureNotice } from '../failure/FailureNotice'
import { TransactionLink } from '../TransactionLink'
import type { Summary } from '../transactions.slice'
import type { WriteFlow } from './useWriteFlow'
import { Text } from '../../../ui/layout/Text'

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-16);
  text-align: center;
`

const SuccessIcon = styled.span`
  display: grid;
  color: var(--good);
`

/** Renders the content of a dialog without controls; announces it to screen readers when it appears. */
function CentredMessage({ announcement, children }: { announcement: string; children: ReactNode }) {
  useAnnouncement(announcement)
  return <Centred>{children}</Centred>
}

interface WriteDialogProps {
  flow: Pick<WriteFlow<unknown>, 'state' | 'fallback' | 'close'>
  title: string
  /** The request to the wallet, in one sentence. */
  summary: Summary
  /** The dialog that shows what is about to be signed. */
  review: ReactNode
  /** Actions that are available once it is sent. */
  children?: ReactNode
}

/**
 * Renders the dialog of a write: review, the wallet request, then the hash or the reason of the failure (trading 2.4,
 * 2.6, 4).
 */
export function WriteDialog({ flow, title, summary, review, children }: WriteDialogProps) {
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
        <Dialog title={t('Waiting For Confirmation')} onClose={close}>
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
        <Dialog
          title={t('Transaction Submitted')}
          onClose={close}
          footer={
            <Button kind="primary" size="l" wide onClick={close}>
              {t('Close')}
            </Button>
          }
        >
          <CentredMessage announcement={t('Transaction Submitted')}>
            <SuccessIcon>
              <Icon of={CircleCheck} size={24} />
            </SuccessIcon>
            {summaryText}
            <TransactionLink hash={state.hash} />
            {children}
          </CentredMessage>
        </Dialog>
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
