import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useIsShown } from '../../../ui/dialog/useIsShown'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ApprovalReview, NodeConfirmation, stepLabels, TWO_STEPS } from '../../transactions'
import type { Enable } from './ConfirmOrEnable'

interface Props {
  enable: Enable
  onClose: () => void
}

/** Dialog that shows what an approval allows and costs, and sends it; opened by Enable in a list (yield 2.3). */
export function ApproveDialog({ enable, onClose }: Props) {
  const { t } = useTranslation()
  const isShown = useIsShown()
  const { review, step, isBusy, run } = enable
  const { symbol } = review
  const stepText = stepLabels(step, symbol)

  async function approve(): Promise<void> {
    const isSent = await run()
    if (isSent && isShown()) onClose()
  }

  return (
    <Dialog
      size="s"
      title={t('Approve %symbol%', { symbol })}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          busy={isBusy}
          busyText={stepText ? t(stepText.busy.sentence, stepText.busy.values) : t('Approving %symbol%', { symbol })}
          onClick={() => void approve()}
        >
          {stepText ? t(stepText.idle.sentence, stepText.idle.values) : t('Approve')}
        </Button>
      }
    >
      <Stack>
        {stepText && (
          <Text $tone="quiet" $size={14}>
            {t(TWO_STEPS, { symbol })}
          </Text>
        )}
        <ApprovalReview approval={review} isDisabled={isBusy} />
        <NodeConfirmation />
      </Stack>
    </Dialog>
  )
}
