import type { ReactNode } from 'react'
import type { Rehearsal } from '../../../chain/send/useRehearsal'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { FailureNotice, NodeConfirmation, type WriteFlow } from '../../transactions'

const FALLBACK = 'The rehearsal failed: %message%'

/** Renders whether the write would pass now, from a rehearsal on a node (quality "Money"). */
export function RehearsalNotice({ rehearsal, outcome }: { rehearsal: Rehearsal<unknown>; outcome: string | null }) {
  const { t } = useTranslation()
  if (rehearsal.status === 'running') {
    return <Notice kind="info" title={t('Rehearsing on the network…')} />
  }
  if (rehearsal.status === 'failed') {
    return <FailureNotice error={rehearsal.error} fallback={FALLBACK} />
  }
  return (
    <Notice kind="good" title={t('Rehearsed on the network just now: it would succeed.')} spoken>
      {outcome}
    </Notice>
  )
}

interface ReviewDialogProps {
  flow: Pick<WriteFlow<unknown>, 'confirm' | 'close'>
  title: string
  /** The text of the confirming button. */
  confirmText: string
  /** Accepts the new figures if they differ from the shown ones; null if they do not. */
  onAccept?: (() => void) | null
  children: ReactNode
}

/** Renders the write to be signed; changed figures have to be accepted first (trading 2.4, 2.5). */
export function ReviewDialog({ flow, title, confirmText, onAccept = null, children }: ReviewDialogProps) {
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
            title={t('Price Updated')}
            spoken
            actions={
              <Button kind="primary" size="s" onClick={onAccept}>
                {t('Accept')}
              </Button>
            }
          >
            {t(
              'The figures below are no longer those you agreed to: the price has moved, or a token keeps a part of each transfer. Nothing is signed until you accept them.',
            )}
          </Notice>
        )}
        {children}
        <NodeConfirmation />
      </Stack>
    </Dialog>
  )
}
