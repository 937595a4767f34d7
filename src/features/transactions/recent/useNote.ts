import { useTranslation } from '../../../i18n'
import { hasStrayed, isTooLate, outcomeOf } from '../outcome.rules'
import type { TransactionRecord } from '../transactions.slice'
import { waitingSuccessor } from './recent.rules'

const missingCount = ({ missing }: TransactionRecord) => ({ count: missing?.nodeCount ?? 0 })

/** Returns a note that explains a transaction's state; null when the state needs none. */
export function useNote(record: TransactionRecord, among: readonly TransactionRecord[], nowMs: number): string | null {
  const { t } = useTranslation()
  switch (outcomeOf(record)) {
    case 'replaced':
      return isTooLate(record) ? t('Too late: the first one went through.') : t('It went through at another fee.')
    case 'cancelled':
      return isTooLate(record) ? t('Too late: the first one went through.') : t('Another transaction took its nonce.')
    case 'dropped':
      return t('The network no longer knows it. Sent again with the same nonce, it cannot happen twice.')
    case 'pending': {
      const successor = waitingSuccessor(record, among, nowMs)
      if (successor?.replaces?.kind === 'cancel') return t('Being cancelled')
      if (successor) return t('Being sped up')
      if (hasStrayed(record)) return t('Your wallet gave it a nonce of its own: the first one is not replaced.')
      if (record.missing) return t('Not seen by %count% node || Not seen by %count% nodes', missingCount(record))
      return record.isReorganised ? t('Its block is no longer part of the chain. It waits again.') : null
    }
    case 'succeeded':
    case 'failed':
      return null
  }
}
