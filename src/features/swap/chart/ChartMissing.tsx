import { CloudOff, LineChart, RotateCw } from 'lucide-react'
import type { RefusalReason } from '../../../chain/logs/refusal'
import { useTranslation } from '../../../i18n'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Button } from '../../../ui/controls/Button'

type Props = { reason: RefusalReason | 'failed'; isReading: boolean; onRetry: () => void }

/** Renders the reason why there is no chart. */
export function ChartMissing({ reason, isReading, onRetry }: Props) {
  const { t } = useTranslation()
  const retry = (
    <Button size="s" icon={RotateCw} busy={isReading} busyText={t('Trying again')} onClick={onRetry}>
      {t('Try again')}
    </Button>
  )
  if (reason === 'refused') {
    return (
      <EmptyState icon={LineChart} title={t('No price history here')} action={retry}>
        {t(
          'The nodes keep no record of past trades for us to read, so there is nothing to draw. Swapping is not affected.',
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={CloudOff} title={t('The price history could not be read')} action={retry}>
      {t('The nodes did not answer. Swapping is not affected.')}
    </EmptyState>
  )
}
