import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { stepLabels, TWO_STEPS } from '../../transactions'
import { useEnable, type EnableRequest } from '../write/useEnable'
import { Text } from '../../../ui/layout/Text'

interface EnableFirstProps {
  request: EnableRequest & { amountRaw: bigint | null }
  /** Button that confirms, used once the allowance covers the amount. */
  confirm: ButtonProps
}

/** Confirm button; an approve button while the allowance is lower than the amount (yield 2). */
export function EnableFirst({ request, confirm }: EnableFirstProps) {
  const { t } = useTranslation()
  const { state, step, isBusy, run } = useEnable(request)
  const { symbol } = request
  const words = stepLabels(step, symbol)
  const isNeeded = state === 'notApproved' || state === 'pending'
  const enable: ButtonProps = {
    busy: isBusy,
    busyText: words ? t(words.busy.sentence, words.busy.values) : t('Enabling %asset%', { asset: symbol }),
    onClick: run,
    children: words ? t(words.idle.sentence, words.idle.values) : t('Enable %symbol%', { symbol }),
  }
  // One element for both, so that it keeps the focus.
  return (
    <>
      {isNeeded && (
        <Text $tone="quiet" $size={14}>
          {words
            ? t(TWO_STEPS, { symbol })
            : t('%symbol% is not enabled for this amount yet. Enable it first.', { symbol })}
        </Text>
      )}
      <Button kind="primary" size="l" wide {...(isNeeded ? enable : confirm)} />
    </>
  )
}
