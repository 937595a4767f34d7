import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { stepLabels, TWO_STEPS, type Enabling } from '../../transactions'
import { Text } from '../../../ui/layout/Text'

/** Approve button of a token; hidden once approved. Names both steps of a two-step approval (trading 2.4). */
export function EnableButton({ enabling }: { enabling: Enabling }) {
  const { t } = useTranslation()
  const { symbol, state, step, isRequesting, run } = enabling
  if (state !== 'notApproved' && state !== 'pending') return null
  const words = stepLabels(step, symbol)
  return (
    <>
      {words && (
        <Text $tone="quiet" $size={14}>
          {t(TWO_STEPS, { symbol })}
        </Text>
      )}
      <Button
        kind="primary"
        size="l"
        wide
        busy={isRequesting || state === 'pending'}
        busyText={words ? t(words.busy.sentence, words.busy.values) : t('Enabling %asset%', { asset: symbol })}
        onClick={() => void run()}
      >
        {words ? t(words.idle.sentence, words.idle.values) : t('Enable %symbol%', { symbol })}
      </Button>
    </>
  )
}
