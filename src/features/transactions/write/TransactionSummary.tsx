import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { currentSummary } from '../summary.rules'
import { selectTransactionsOf } from '../transactions.slice'
import { useFollowed } from '../useOutcomes'

const selectRecords = selectTransactionsOf(deployment.chainId)

/** Renders the sentence about the current state of a sent transaction or its replacement; nothing without a record. */
export function TransactionSummary({ hash }: { hash: string }) {
  const { t } = useTranslation()
  const followed = useFollowed(hash)
  const record = useAppSelector((state) => (followed ? selectRecords(state)[followed.hash] : undefined))
  if (!record) return null
  const { sentence, values } = currentSummary(record)
  return <>{t(sentence, values)}</>
}
