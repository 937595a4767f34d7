import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Text } from '../../../ui/layout/Text'
import { ApprovalReview, type Enabling, stepLabels, TWO_STEPS } from '../../transactions'

/** Approve button of a token; hidden once approved. Names both steps of a two-step approval (trading 2.4). */
export function EnableButton({ enabling }: { enabling: Enabling }) {
  const { t } = useTranslation()
  const { symbol, state, step, isRequesting, review, run } = enabling
  if (state !== 'notApproved' && state !== 'pending') return null
  const labels = stepLabels(step, symbol)
  return (
    <>
      {labels && (
        <Text $tone="quiet" $size={14}>
          {t(TWO_STEPS, { symbol })}
        </Text>
      )}
      {state === 'notApproved' && <ApprovalReview approval={review} isDisabled={isRequesting} />}
      <Button
        kind="primary"
        size="l"
        wide
        busy={isRequesting || state === 'pending'}
        busyText={labels ? t(labels.busy.sentence, labels.busy.values) : t('Enabling %asset%', { asset: symbol })}
        onClick={() => void run()}
      >
        {labels ? t(labels.idle.sentence, labels.idle.values) : t('Enable %symbol%', { symbol })}
      </Button>
    </>
  )
}
