import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useIsShown } from '../../../ui/dialog/useIsShown'
import { Stack } from '../../../ui/layout/Stack'
import { NodeConfirmation } from '../../transactions'

type Props = {
  title: string
  isDisabled: boolean
  isBusy: boolean
  /** Returns whether it was sent: the dialog then closes. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
  /** Rendered instead of the button when nothing can be confirmed yet. */
  instead?: ReactNode
  /** Renders the confirm button when it depends on something else, such as an approval. */
  renderConfirm?: ((confirm: ButtonProps) => ReactNode) | undefined
  children: ReactNode
}

/** Renders what is about to be sent, and the button that sends it (yield 2 "Modals"). */
export function ConfirmDialog({
  title,
  isDisabled,
  isBusy,
  onConfirm,
  onClose,
  instead,
  renderConfirm,
  children,
}: Props) {
  const { t } = useTranslation()
  const isShown = useIsShown()

  async function confirm(): Promise<void> {
    const isSent = await onConfirm()
    if (isSent && isShown()) onClose()
  }

  const confirmButton: ButtonProps = {
    disabled: isDisabled,
    busy: isBusy,
    busyText: t('Confirming'),
    onClick: () => void confirm(),
    children: t('Confirm'),
  }
  return (
    <Dialog
      size="s"
      title={title}
      onClose={onClose}
      footer={instead || (renderConfirm?.(confirmButton) ?? <Button kind="primary" size="l" wide {...confirmButton} />)}
    >
      <Stack>{children}</Stack>
      <NodeConfirmation />
    </Dialog>
  )
}
