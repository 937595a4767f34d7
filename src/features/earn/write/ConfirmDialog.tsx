import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { Dialog, type DialogProps } from '../../../ui/dialog/Dialog'
import { useIsShown } from '../../../ui/dialog/useIsShown'
import { Stack } from '../../../ui/layout/Stack'
import { loadOutcomeDialog, type NextStep, NodeConfirmation, type ReviewedWrite, WriteReview } from '../../transactions'
import { ConfirmOrEnable, type Enable } from './ConfirmOrEnable'
import { StakeReview } from './StakeReview'

export interface ConfirmDialogProps {
  title: string
  size?: NonNullable<DialogProps['size']>
  /** Reviewed at the end; absent while nothing can be sent, as without a wallet, and when the content has the review. */
  write?: ReviewedWrite | undefined
  isDisabled: boolean
  isBusy: boolean
  /** Sends the write and returns its hash; null when nothing was sent. */
  onConfirm: () => Promise<string | null>
  onClose: () => void
  /** What the user can do next, once the write has succeeded. */
  next?: NextStep | undefined
  /** Rendered instead of the button when nothing can be confirmed yet. */
  instead?: ReactNode
  /** The approval that the write needs first. */
  enable?: Enable | undefined
  children?: ReactNode
}

/**
 * Renders what is about to be sent, and the button that sends it (yield 2 "Modals"). Once it is sent, a dialog that
 * follows it to its end takes its place, unless the user has closed this one meanwhile.
 */
export function ConfirmDialog({
  title,
  size = 's',
  write,
  isDisabled,
  isBusy,
  onConfirm,
  onClose,
  next,
  instead,
  enable,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const isShown = useIsShown()
  // A review that is still loading once an amount is entered would move the button when it arrives.
  useEffect(() => WriteReview.preload(), [])

  async function confirm(): Promise<void> {
    // The outcome dialog loads during the wallet request. If it cannot be loaded, a toast reports the outcome.
    const loading = loadOutcomeDialog().catch(() => null)
    const hash = await onConfirm()
    if (hash === null) return
    const outcome = await loading
    if (!isShown()) return
    onClose()
    outcome?.showOutcome(hash, next)
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
      size={size}
      title={title}
      onClose={onClose}
      footer={
        instead ||
        (enable ? (
          <ConfirmOrEnable enable={enable} confirm={confirmButton} />
        ) : (
          <Button kind="primary" size="l" wide {...confirmButton} />
        ))
      }
    >
      <Stack>
        {children}
        {write && (enable ? <StakeReview enable={enable} write={write} /> : <WriteReview write={write} />)}
        <NodeConfirmation />
      </Stack>
    </Dialog>
  )
}
