import { History } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { announce } from '../../../ui/toast/announce'
import { RelativeTime } from '../../../ui/figures/RelativeTime'
import { isTooLate, outcomeOf, usesOtherNonce } from '../outcome.rules'
import { OutcomeSign } from '../OutcomeSign'
import { currentSummary } from '../summary.rules'
import { TransactionLink } from '../TransactionLink'
import { sentBy } from '../transactions.rules'
import { selectTransactionsOf, transactionsCleared, type TransactionRecord } from '../transactions.slice'
import { recentFirst, waitingSuccessor } from './recent.rules'
import { TransactionActions } from './TransactionActions'

const missingCount = ({ missing }: TransactionRecord) => ({ count: missing?.nodeCount ?? 0 })

/** Returns a note that explains a transaction's state; null when the state needs none. */
function useNote(record: TransactionRecord, among: readonly TransactionRecord[], nowMs: number): string | null {
  const { t } = useTranslation()
  switch (outcomeOf(record)) {
    case 'replaced':
      return isTooLate(record) ? t('Too late: the original was confirmed.') : t('Confirmed with another fee.')
    case 'cancelled':
      return isTooLate(record) ? t('Too late: the original was confirmed.') : t('Another transaction used its nonce.')
    case 'dropped':
      return t('The network no longer has it. You can send it again: with the same nonce, it cannot go through twice.')
    case 'pending': {
      const successor = waitingSuccessor(record, among, nowMs)
      if (successor?.replaces?.kind === 'cancel') return t('Cancelling')
      if (successor) return t('Speeding up')
      if (usesOtherNonce(record)) return t('Your wallet used another nonce, so the original was not replaced.')
      if (record.missing) return t('Not seen by %count% node || Not seen by %count% nodes', missingCount(record))
      return record.isReorganised ? t('Its block was removed from the chain. It is pending again.') : null
    }
    case 'succeeded':
    case 'failed':
      return null
  }
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-12);
  font-size: var(--type-14);

  & > :not(:first-child) {
    grid-column: 2;
  }
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  color: var(--text-quiet);
`

interface Props {
  record: TransactionRecord
  /** The whole list: it may contain a pending replacement of this one. */
  among: readonly TransactionRecord[]
  nowMs: number
}

/** Renders a recent transaction: its state, its summary, its links, and its actions. */
function RecentTransaction({ record, among, nowMs }: Props) {
  const { t } = useTranslation()
  const note = useNote(record, among, nowMs)
  const outcome = outcomeOf(record)
  const label = {
    ...{ pending: t('Pending'), succeeded: t('Confirmed'), failed: t('Failed') },
    ...{ replaced: t('Replaced'), cancelled: t('Cancelled'), dropped: t('Dropped') },
  }[outcome]
  const by = record.ending?.by
  const { sentence, values } = currentSummary(record)
  return (
    <Item>
      <OutcomeSign outcome={outcome} size={20} label={label} />
      <span>{t(sentence, values)}</span>
      <Facts>
        {/* Screen readers read the label of the sign. */}
        <span aria-hidden>{label}</span>
        <RelativeTime timeMs={record.addedTime} />
        <TransactionLink hash={record.hash} />
        {by !== undefined && <TransactionLink hash={by}>{t('Replacement transaction')}</TransactionLink>}
      </Facts>
      {note !== null && <span>{note}</span>}
      <TransactionActions record={record} among={among} nowMs={nowMs} />
    </Item>
  )
}

/**
 * Dialog with the transactions that the shown account sent from this browser in the last 24 hours, pending first
 * (trading 2.6). Without an account it lists those of all accounts. View-only mode cannot clear the owner's
 * transactions.
 */
export function RecentTransactions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account, status } = useWallet()
  const records = useAppSelector(selectTransactionsOf(deployment.chainId))
  const [openedAtMs] = useState(() => Date.now())
  const recent = useMemo(
    () => recentFirst(sentBy(account, Object.values(records)), openedAtMs),
    [records, account, openedAtMs],
  )

  function clear({ currentTarget }: MouseEvent): void {
    // The button is removed with the list; without this the focus would be lost.
    currentTarget.closest('dialog')?.focus()
    dispatch(transactionsCleared({ chainId: deployment.chainId, from: account }))
    announce(t('No recent transactions'))
  }

  const clearAll = (
    <Button kind="quiet" size="s" onClick={clear}>
      {t('Clear all')}
    </Button>
  )
  const canClear = recent.length > 0 && status !== 'viewOnly'
  return (
    <Dialog title={t('Recent transactions')} onClose={onClose} footer={canClear ? clearAll : undefined}>
      {recent.length === 0 ? (
        <EmptyState icon={History} title={t('No recent transactions')}>
          {t('Transactions you send from this browser appear here.')}
        </EmptyState>
      ) : (
        <Stack as="ul" $gap={16}>
          {recent.map((record) => (
            <RecentTransaction key={record.hash} record={record} among={recent} nowMs={openedAtMs} />
          ))}
        </Stack>
      )}
    </Dialog>
  )
}
