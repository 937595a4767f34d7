import { CircleAlert, CircleCheck, History } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { formatsOf } from '../../i18n/formats'
import { EmptyState } from '../../ui/content/EmptyState'
import { Icon } from '../../ui/content/Icon'
import { Button } from '../../ui/controls/Button'
import { Spinner } from '../../ui/controls/Spinner'
import { Dialog } from '../../ui/dialog/Dialog'
import { announce } from '../../ui/toast/announce'
import { outcomeOf, recentFirst, sentBy } from './transactions.rules'
import { selectTransactionsOf, transactionsCleared, type TransactionRecord } from './transactions.slice'
import { TransactionLink } from './TransactionLink'

const List = styled.ul`
  display: grid;
  gap: var(--space-16);
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-12);
  font-size: var(--type-14);
`

const Facts = styled.span`
  grid-column: 2;
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
  &[data-outcome='failed'] {
    color: var(--bad);
  }
`

const signs = { succeeded: CircleCheck, failed: CircleAlert } as const

function RecentTransaction({ record, nowMs }: { record: TransactionRecord; nowMs: number }) {
  const { t, locale } = useTranslation()
  const outcome = outcomeOf(record)
  const words = { pending: t('Pending'), succeeded: t('Confirmed'), failed: t('Failed') }[outcome]
  // One that was sent while the list is open is no matter of the future.
  const sentAt = formatsOf(locale).relativeTime(Math.min(record.addedTime, nowMs), nowMs)
  return (
    <Row>
      <Sign data-outcome={outcome} role="img" aria-label={words}>
        {outcome === 'pending' ? <Spinner size={20} /> : <Icon of={signs[outcome]} />}
      </Sign>
      <span>{t(record.summary.sentence, record.summary.values)}</span>
      <Facts>
        <span>{sentAt}</span>
        <TransactionLink hash={record.hash} />
      </Facts>
    </Row>
  )
}

/**
 * What the account in sight sent from this browser in the last 24 hours, pending first (trading 2.6); without an account
 * what any of them sent. Whoever only views an account cannot clear what its owner keeps.
 */
export function RecentTransactions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { account, status } = useWallet()
  const records = useSelector(selectTransactionsOf(deployment.chainId))
  const [openedAtMs] = useState(() => Date.now())
  const recent = useMemo(
    () => recentFirst(sentBy(account, Object.values(records)), openedAtMs),
    [records, account, openedAtMs],
  )

  function clear({ currentTarget }: MouseEvent): void {
    // The button goes with the list, and the focus would be lost with it.
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
        <List>
          {recent.map((record) => (
            <RecentTransaction key={record.hash} record={record} nowMs={openedAtMs} />
          ))}
        </List>
      )}
    </Dialog>
  )
}
