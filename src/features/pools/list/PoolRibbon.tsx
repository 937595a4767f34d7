import { useTranslation } from '../../../i18n'
import { Ribbon } from '../../../ui/panels/Ribbon'
import type { PoolStatus } from '../data/pool.rules'

/** What is over says so at its edge, and so does what is to come (yield 2). */
export function PoolRibbon({ status }: { status: PoolStatus }) {
  const { t } = useTranslation()
  if (status === 'finished') return <Ribbon kind="over">{t('Finished')}</Ribbon>
  return status === 'notStarted' ? <Ribbon kind="info">{t('Soon')}</Ribbon> : null
}
