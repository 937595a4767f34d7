import { useTranslation } from '../../../i18n'
import { Ribbon } from '../../../ui/panels/Ribbon'
import type { PoolStatus } from '../data/pool.rules'

/** Renders a ribbon on a finished pool and on one that has not started (yield 2). */
export function PoolRibbon({ status }: { status: PoolStatus }) {
  const { t } = useTranslation()
  if (status === 'finished') return <Ribbon kind="over">{t('Finished')}</Ribbon>
  return status === 'notStarted' ? <Ribbon kind="info">{t('Soon')}</Ribbon> : null
}
