import { Layers } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { selectIsStalled } from '../../chain/multicall/multicall.slice'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { cakeVaultAddress } from '../../deployment/contracts'
import { links } from '../../deployment/links'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { EmptyState } from '../../ui/content/EmptyState'
import { Notice } from '../../ui/content/Notice'
import { Link } from '../../ui/controls/Link'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'
import { EarnList, EarnToolbar, HarvestPlace, ListPlaceholder, listStatus, ReadFailure } from '../earn'
import { ConnectButton } from '../wallet'
import {
  entryKey,
  filterEntries,
  hasFinishedStake,
  isManual,
  isStaked,
  type PoolEntry,
  sortEntries,
  stakeReadState,
  vaultCakeOf,
} from './list/entries.rules'
import { Head, Titles } from './list/pool.styles'
import { PoolRow } from './list/PoolRow'
import { useEntries } from './list/useEntries'
import {
  searched,
  selectIsStakedOnly,
  selectQuery,
  selectSort,
  selectView,
  sortChosen,
  stakedOnlySet,
  viewChosen,
} from './pools.slice'
import { BountyCard, BountySkeleton } from './vault/BountyCard'

/** Loaded on demand: the card view, and the harvest of all pools. */
const PoolCard = lazyDialog(() => import('./list/PoolCard').then((it) => it.PoolCard))
const PoolsHarvest = lazyDialog(() => import('./list/PoolsHarvest').then((it) => it.PoolsHarvest))

const { docs } = links

/** Renders the head of the page: introduction, link to the documentation, harvest, and bounty (yield 2). */
function PoolsHead({ entries, account }: { entries: readonly PoolEntry[]; account: Address | null }) {
  const { t } = useTranslation()
  const vaultEntry = entries.find((entry) => entry.kind === 'vault')
  return (
    <Head>
      <Titles>
        <Text as="h1" $size={24}>
          {t('Syrup pools')}
        </Text>
        <Text $tone="quiet" $size={14}>
          {t('Just stake some tokens to earn.')}
        </Text>
        <Text $tone="quiet" $size={14}>
          {t('High APR, low risk.')}
        </Text>
        {docs !== undefined && <Link href={docs}>{t('Help')}</Link>}
      </Titles>
      {account !== null && (
        <HarvestPlace>{entries.length > 0 && <PoolsHarvest entries={entries} account={account} />}</HarvestPlace>
      )}
      {!vaultEntry && cakeVaultAddress !== null && <BountySkeleton />}
      {vaultEntry?.kind === 'vault' && (
        <BountyCard
          vault={vaultEntry.vault}
          token={vaultEntry.manual.definition.earningToken}
          price={vaultEntry.manual.earningPrice}
        />
      )}
    </Head>
  )
}

const LIVE = '/pools'
const FINISHED = '/pools/history'

/** Renders all pools and the vault: live ones, and at /pools/history the finished ones (yield 2). */
export function PoolsPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isFinishedShown = useLocation().pathname.startsWith(FINISHED)
  const { account } = useWallet()
  const view = useAppSelector(selectView)
  const isStakedOnly = useAppSelector(selectIsStakedOnly)
  const sort = useAppSelector(selectSort)
  const query = useAppSelector(selectQuery)
  const areAllNeeded = sort !== 'hot' || isStakedOnly || query !== ''
  const entries = useEntries(account, { areAllNeeded, areFinishedNeeded: isFinishedShown })
  const vaultCakeRaw = vaultCakeOf(entries)
  const isStalled = useAppSelector(selectIsStalled)
  const { shown, stakes } = useMemo(() => {
    const found = filterEntries(entries, { isFinishedShown, query })
    const listed = isStakedOnly ? found.filter(isStaked) : found
    return { shown: sortEntries(listed, sort), stakes: found.map(stakeReadState) }
  }, [entries, isFinishedShown, isStakedOnly, query, sort])
  const { state, unreadCount } = listStatus({
    ...{ isRead: entries.length > 0, isStalled, isStakedOnly, hasAccount: account !== null, stakes },
    shownCount: shown.length,
  })
  const initialQuery = useSearchParams()[0].get('search') ?? ''
  const search = useCallback((text: string) => dispatch(searched(text)), [dispatch])
  // A visitor who opened the history by a link sees the tabs even without a stake.
  const hasTabs = isFinishedShown || hasFinishedStake(entries)
  const renderEntry = (entry: PoolEntry) => {
    // The CAKE in the vault affects only the row of the manual pool; no other row re-renders for it.
    const shownVaultCakeRaw = isManual(entry) ? vaultCakeRaw : null
    return view === 'cards' ? (
      <PoolCard entry={entry} vaultCakeRaw={shownVaultCakeRaw} />
    ) : (
      <PoolRow entry={entry} vaultCakeRaw={shownVaultCakeRaw} hasAccount={account !== null} />
    )
  }
  return (
    <Stack $gap={16}>
      <PoolsHead entries={entries} account={account} />
      <EarnToolbar
        view={view}
        onView={(next) => dispatch(viewChosen(next))}
        isStakedOnly={isStakedOnly}
        onStakedOnly={(next) => dispatch(stakedOnlySet(next))}
        sorts={[
          { value: 'hot', label: t('Hot') },
          { value: 'apr', label: t('APR') },
          { value: 'earned', label: t('Earned') },
          { value: 'totalStaked', label: t('Total staked') },
        ]}
        sort={sort}
        onSort={(next) => dispatch(sortChosen(next))}
        searchLabel={t('Search pools')}
        initialSearch={initialQuery}
        onSearch={search}
        childrenActive={isFinishedShown ? 1 : 0}
        lateControl={
          hasTabs && (
            <SegmentedControl
              legend={t('Pools shown')}
              legendHidden
              value={isFinishedShown ? FINISHED : LIVE}
              onPick={(path) => void navigate(path)}
              options={[
                { value: LIVE, label: t('Live') },
                { value: FINISHED, label: t('Finished') },
              ]}
            />
          )
        }
      />
      {isFinishedShown && (
        <Notice kind="warn" title={t('These pools are no longer distributing rewards. Please unstake your tokens.')} />
      )}
      {state === 'listed' && unreadCount > 0 && (
        <ReadFailure
          title={t('%count% pool could not be loaded || %count% pools could not be loaded', { count: unreadCount })}
        />
      )}
      {state === 'listed' ? (
        <EarnList
          label={t('Pools')}
          view={view}
          items={shown}
          keyOf={entryKey}
          listKey={[isFinishedShown, isStakedOnly, sort, query].join(' ')}
        >
          {renderEntry}
        </EarnList>
      ) : (
        <ListPlaceholder state={state} failedTitle={t('Your stakes could not be loaded')} connect={<ConnectButton />}>
          <EmptyState icon={Layers} title={t('No pools to show')}>
            {isStakedOnly ? t('You have nothing staked here.') : t('Try another search.')}
          </EmptyState>
        </ListPlaceholder>
      )}
    </Stack>
  )
}
