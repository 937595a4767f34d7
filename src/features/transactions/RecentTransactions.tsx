import { CircleAlert, CircleCheck, History } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { Icon } from '../../ui/content/Icon'
import { Button } from '../../ui/controls/Button'
import { Spinner } from '../../ui/controls/Spinner'
import { Dialog } from '../../ui/dialog/Dialog'
import { outcomeOf, recentFirst } from './transactions.rules'
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

  & > :last-child {
    grid-column: 2;
  }
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

function RecentTransaction({ record }: { record: TransactionRecord }) {
  const { t } = useTranslation()
  const outcome = outcomeOf(record)
  const words = { pending: t('Pending'), succeeded: t('Confirmed'), failed: t('Failed') }[outcome]
  return (
    <Row>
      <Sign data-outcome={outcome} role="img" aria-label={words}>
        {outcome === 'pending' ? <Spinner size={20} /> : <Icon of={signs[outcome]} />}
      </Sign>
      <span>{t(record.summary.sentence, record.summary.values)}</span>
      <TransactionLink hash={record.hash} />
    </Row>
  )
}

/** The transactions of the last 24 hours, pending ones first (trading 2.6). */
export function RecentTransactions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const records = useSelector(selectTransactionsOf(deployment.chainId))
  const [openedAtMs] = useState(() => Date.now())
  const recent = useMemo(() => recentFirst(Object.values(records), openedAtMs), [records, openedAtMs])
  const clear = (
    <Button kind="quiet" size="s" onClick={() => dispatch(transactionsCleared({ chainId: deployment.chainId }))}>
      {t('Clear all')}
    </Button>
  )
  return (
    <Dialog title={t('Recent transactions')} onClose={onClose} footer={recent.length > 0 ? clear : undefined}>
      {recent.length === 0 ? (
        <EmptyState icon={History} title={t('No recent transactions')}>
          {t('Swaps and approvals you send from this browser show up here.')}
        </EmptyState>
      ) : (
        <List>
          {recent.map((record) => (
            <RecentTransaction key={record.hash} record={record} />
          ))}
        </List>
      )}
    </Dialog>
  )
}
