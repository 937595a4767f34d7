import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import type { Enabling } from '../../transactions'

/** Asks for the leave to take a token; nothing once it is given (trading 2.4 "approval buttons"). */
export function EnableButton({ enabling }: { enabling: Enabling }) {
  const { t } = useTranslation()
  const { symbol, state, isAsking, run } = enabling
  if (state !== 'notApproved' && state !== 'pending') return null
  return (
    <Button
      kind="primary"
      size="l"
      wide
      busy={isAsking || state === 'pending'}
      busyText={t('Enabling %asset%', { asset: symbol })}
      onClick={() => void run()}
    >
      {t('Enable %symbol%', { symbol })}
    </Button>
  )
}
