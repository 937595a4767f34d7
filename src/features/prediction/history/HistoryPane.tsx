import { History } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { IndexedBet } from '../../../chain/services/predictionBets'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { servicesUrl } from '../../../deployment/services'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { EmptyState } from '../../../ui/content/EmptyState'
import { ErrorBlock } from '../../../ui/content/ErrorBlock'
import { Skeleton } from '../../../ui/content/Skeleton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { LoadMore } from '../../../ui/lists/LoadMore'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Tabs } from '../../../ui/panels/Tabs'
import { AccountName } from '../../members'
import { ConnectButton } from '../../wallet'
import { useAccountHistory } from '../data/useMarket'
import { filteredHistory, type HistoryEntry } from '../history.rules'
import { historyFilterChosen, readRequested, selectFilter } from '../prediction.slice'
import { HistoryItem } from './HistoryItem'
import { ProfitPanel } from './ProfitPanel'

type Tab = 'rounds' | 'profit' | 'leaders'

const PAGE = 20

const Leaderboard = lazyDialog(() => import('../leaderboard/Leaderboard').then((it) => it.Leaderboard))

/** Returns the transactions of an account's bets by round, from the index; none while it does not reply. */
function useTransactions(account: Address): ReadonlyMap<number, IndexedBet> {
  const read = useCallback(
    async () =>
      servicesUrl === null
        ? []
        : (await import('../../../chain/services/predictionBets')).readBetsOf(servicesUrl, account),
    [account],
  )
  const { value } = useServiceRead(read)
  return useMemo(() => new Map((value ?? []).map((bet) => [bet.epoch, bet])), [value])
}

function Rounds({ account, entries }: { account: Address; entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation()
  const transactions = useTransactions(account)
  const dispatch = useAppDispatch()
  const filter = useAppSelector(selectFilter)
  const [shownCount, setShownCount] = useState(PAGE)
  const shown = filteredHistory(entries, filter)
  return (
    <Stack>
      <SegmentedControl
        legend={t('Bets')}
        legendHidden
        value={filter}
        onPick={(next) => dispatch(historyFilterChosen(next))}
        options={[
          { value: 'all', label: t('All') },
          { value: 'collected', label: t('Collected') },
          { value: 'uncollected', label: t('Uncollected') },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState icon={History} title={t('No bets here')}>
          {filter === 'all' ? t('Enter the next round to make your first bet.') : t('Choose “All” to see every bet.')}
        </EmptyState>
      ) : (
        <Stack as="ul" $gap={0} role="list">
          {shown.slice(0, shownCount).map((entry) => (
            <HistoryItem key={entry.round.epoch} entry={entry} indexed={transactions.get(entry.round.epoch)} />
          ))}
        </Stack>
      )}
      <LoadMore
        count={shownCount}
        hasMore={shown.length > shownCount}
        isLoading={false}
        onMore={() => setShownCount(shownCount + PAGE)}
      />
    </Stack>
  )
}

/** Renders one tab of the account's bets, or why they are not shown. */
function OwnBets({ tab }: { tab: Exclude<Tab, 'leaders'> }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const { entries, isFailed } = useAccountHistory(account)
  if (account === null) {
    return (
      <EmptyState icon={History} title={t('Your bets appear here')} action={<ConnectButton />}>
        {t('Connect a wallet to see them.')}
      </EmptyState>
    )
  }
  if (entries === null && isFailed) {
    return (
      <ErrorBlock
        title={t('Your bets could not be loaded')}
        meaning={t('They are stored on the chain, and nothing is lost.')}
        onRetry={() => dispatch(readRequested())}
      />
    )
  }
  if (entries === null) {
    return (
      <Stack aria-busy>
        <Skeleton height="44px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </Stack>
    )
  }
  return (
    <Stack>
      <Text $size={14} $tone="quiet">
        {t('Public profile')}: <AccountName account={account} />
      </Text>
      {tab === 'rounds' ? <Rounds account={account} entries={entries} /> : <ProfitPanel entries={entries} />}
    </Stack>
  )
}

/** Renders the account's bets with a filter, its profit and loss, and the leaderboard (games 4.1.7, 2.3.13). */
export function HistoryPane() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('rounds')
  return (
    <Tabs
      label={t('History')}
      value={tab}
      onPick={setTab}
      tabs={[
        { value: 'rounds', label: t('Rounds') },
        { value: 'profit', label: t('Profit and loss') },
        ...(servicesUrl === null ? [] : [{ value: 'leaders' as const, label: t('Leaderboard') }]),
      ]}
    >
      {tab === 'leaders' ? servicesUrl !== null && <Leaderboard servicesUrl={servicesUrl} /> : <OwnBets tab={tab} />}
    </Tabs>
  )
}
