import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { NodeConfirmation } from '../../transactions'
import { Stack } from '../list/poolLook'

type Props = {
  title: string
  isDisabled: boolean
  isBusy: boolean
  /** Answers whether it was sent: the dialog then closes. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
  /** What stands in the button's place, where nothing can be confirmed yet. */
  instead?: ReactNode
  children: ReactNode
}

/** What is about to be sent, and the one button that sends it (yield 2 "Modals"). */
export function ConfirmDialog({ title, isDisabled, isBusy, onConfirm, onClose, instead, children }: Props) {
  const { t } = useTranslation()

  async function confirm(): Promise<void> {
    if (await onConfirm()) onClose()
  }

  return (
    <Dialog
      size="s"
      title={title}
      onClose={onClose}
      footer={
        instead || (
          <Button
            kind="primary"
            size="l"
            wide
            disabled={isDisabled}
            busy={isBusy}
            busyText={t('Confirming')}
            onClick={() => void confirm()}
          >
            {t('Confirm')}
          </Button>
        )
      }
    >
      <Stack>{children}</Stack>
      <NodeConfirmation />
    </Dialog>
  )
}
