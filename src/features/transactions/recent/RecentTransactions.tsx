import { Ban, ChevronsUp, CircleAlert, CircleCheck, History, type LucideIcon, Unplug } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Icon } from '../../../ui/content/Icon'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { announce } from '../../../ui/toast/announce'
import { isTooLate, outcomeOf, usesOtherNonce, type TransactionOutcome } from '../outcome.rules'
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
      return isTooLate(record) ? t('Too late: the first one went through.') : t('It went through at another fee.')
    case 'cancelled':
      return isTooLate(record) ? t('Too late: the first one went through.') : t('Another transaction took its nonce.')
    case 'dropped':
      return t('The network no longer knows it. Sent again with the same nonce, it cannot happen twice.')
    case 'pending': {
      const successor = waitingSuccessor(record, among, nowMs)
      if (successor?.replaces?.kind === 'cancel') return t('Being cancelled')
      if (successor) return t('Being sped up')
      if (usesOtherNonce(record)) return t('Your wallet gave it a nonce of its own: the first one is not replaced.')
      if (record.missing) return t('Not seen by %count% node || Not seen by %count% nodes', missingCount(record))
      return record.isReorganised ? t('Its block is no longer part of the chain. It waits again.') : null
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

const Sign = styled.span`
  display: grid;
  inline-size: 20px;
  block-size: 20px;

  &[data-outcome='succeeded'] {
    color: var(--good);
  }
  &[data-outcome='failed'],
  &[data-outcome='dropped'] {
    color: var(--bad);
  }
  &[data-outcome='replaced'],
  &[data-outcome='cancelled'] {
    color: var(--text-quiet);
  }
`

const signs: Readonly<Record<Exclude<TransactionOutcome, 'pending'>, LucideIcon>> = {
  ...{ succeeded: CircleCheck, failed: CircleAlert },
  ...{ replaced: ChevronsUp, cancelled: Ban, dropped: Unplug },
}

interface Props {
  record: TransactionRecord
  /** The whole list: it may contain a pending replacement of this one. */
  among: readonly TransactionRecord[]
  nowMs: number
}

/** Renders a recent transaction: its state, its summary, its links, and its actions. */
function RecentTransaction({ record, among, nowMs }: Props) {
  const { t, locale } = useTranslation()
  const note = useNote(record, among, nowMs)
  const outcome = outcomeOf(record)
  const labels = {
    ...{ pending: t('Pending'), succeeded: t('Confirmed'), failed: t('Failed') },
    ...{ replaced: t('Replaced'), cancelled: t('Cancelled'), dropped: t('Dropped') },
  }[outcome]
  const by = record.ending?.by
  const { sentence, values } = currentSummary(record)
  // A transaction sent while the list is open is not shown in the future.
  const sentAt = formatsOf(locale).relativeTime(Math.min(record.addedTime, nowMs), nowMs)
  return (
    <Item>
      <Sign data-outcome={outcome} role="img" aria-label={labels}>
        {outcome === 'pending' ? <Spinner size={20} /> : <Icon of={signs[outcome]} />}
      </Sign>
      <span>{t(sentence, values)}</span>
      <Facts>
        {/* The icon's label announces it to screen readers. */}
        <span aria-hidden>{labels}</span>
        <span>{sentAt}</span>
        <TransactionLink hash={record.hash} />
        {by !== undefined && <TransactionLink hash={by}>{t('What took its place')}</TransactionLink>}
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
          {t('Swaps and approvals you send from this browser show up here.')}
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
