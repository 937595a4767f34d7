import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import type { Rehearsal } from '../../../chain/send/useRehearsal'
import { FailureNotice } from '../../transactions'

const FALLBACK = 'The rehearsal failed: %message%'

/** Renders whether the write would pass now, from a rehearsal on a node (quality "Money"). */
export function RehearsalNotice({ rehearsal, outcome }: { rehearsal: Rehearsal<unknown>; outcome: string | null }) {
  const { t } = useTranslation()
  if (rehearsal.status === 'running') {
    return <Notice kind="info" title={t('Rehearsing on the network…')} />
  }
  if (rehearsal.status === 'failed') {
    return <FailureNotice error={rehearsal.error} fallback={FALLBACK} />
  }
  return (
    <Notice kind="good" title={t('Rehearsed on the network just now: it would succeed.')} spoken>
      {outcome}
    </Notice>
  )
}
