import { History, RotateCw } from 'lucide-react'
import { useRetryReads } from '../../../chain/multicall/oldReads'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'

/** Marks figures that could not be refreshed with the block they are from; renders nothing for current figures. */
export function AsOfBlock({ block }: { block: number | undefined }) {
  const { t, locale } = useTranslation()
  if (block === undefined) return null
  return (
    <Badge kind="warn" icon={History}>
      {t('As of block %block%', { block: formatsOf(locale).number(block) })}
    </Badge>
  )
}

/** Button that retries every failed read. */
export function RetryReads() {
  const { t } = useTranslation()
  const { retry, isRetrying } = useRetryReads()
  return (
    <Button size="s" icon={RotateCw} busy={isRetrying} busyText={t('Trying again')} onClick={retry}>
      {t('Try again')}
    </Button>
  )
}

/** Renders a notice that something could not be read, that it is not lost, and a retry. */
export function ReadFailure({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <Notice kind="warn" title={title} actions={<RetryReads />}>
      {t('Your stakes are not affected.')}
    </Notice>
  )
}
