import { History } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { announce } from '../../../ui/toast/announce'
import { sentBy } from '../transactions.rules'
import { selectTransactionsOf, transactionsCleared } from '../transactions.slice'
import { recentFirst } from './recent.rules'
import { RecentTransaction } from './RecentTransaction'
import { Stack } from '../../../ui/layout/Stack'

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
