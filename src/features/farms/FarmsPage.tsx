import { Search, Sprout } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { selectIsStalled } from '../../chain/multicall/multicall.slice'
import { useWallet } from '../../chain/wallet/useWallet'
import type { ListView } from '../../core/listChoices'
import { deployment } from '../../deployment/deployment'
import { useTranslation } from '../../i18n'
import type { UsdPrice } from '../../market/usdPrice'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { EmptyState } from '../../ui/content/EmptyState'
import { Notice } from '../../ui/content/Notice'
import { PageHeader } from '../../ui/content/PageHeader'
import { Link } from '../../ui/controls/Link'
import { SegmentedControl } from '../../ui/controls/SegmentedControl'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Stack } from '../../ui/layout/Stack'
import { PHONE } from '../../ui/media'
import { EarnList, EarnToolbar, HarvestPlace, ListPlaceholder, listStatus, type ListStatus, ReadFailure } from '../earn'
import { ConnectButton } from '../wallet'
import { useFarmViews } from './data/useFarmViews'
import { FarmRow } from './farm/FarmRow'
import { cakeSymbol } from './farm/useFormattedFarm'
import { type FarmList, type FarmView, foundFarms, shownFarms, stakeReadState } from './farms.rules'
import {
  type FarmSort,
  selectIsStakedOnly,
  selectSort,
  selectUserDataOf,
  selectView,
  sortChosen,
  stakedOnlySet,
  userDataLoaded,
  viewChosen,
} from './farms.slice'

interface FarmItemsProps {
  list: FarmList
  view: ListView
  /** The shown farms, in order. */
  farms: readonly FarmView[]
  /** Identifies the list; another key starts from its first farms. */
  listKey: string
  status: ListStatus
  isStakedOnly: boolean
  hasQuery: boolean
  cakePrice: UsdPrice | null
}

/** Renders the farms, or why there are none (yield 2). */
function FarmItems({ list, view, farms, listKey, status, isStakedOnly, hasQuery, cakePrice }: FarmItemsProps) {
  const { t } = useTranslation()
  const { state, unreadCount } = status
  if (state !== 'listed') {
    const failedTitle = isStakedOnly ? t('Your stakes could not be loaded') : t('The farms could not be loaded')
    return (
      <ListPlaceholder state={state} failedTitle={failedTitle} connect={<ConnectButton />}>
        {hasQuery ? (
          <EmptyState icon={Search} title={t('No farms found.')}>
            {t('Try another search.')}
          </EmptyState>
        ) : (
          <EmptyState
            icon={Sprout}
            title={isStakedOnly ? t('You have nothing staked here.') : t('There are no farms here.')}
          >
            {isStakedOnly && t('Turn off “Staked only” to see all farms.')}
          </EmptyState>
        )}
      </ListPlaceholder>
    )
  }
  const Item = view === 'cards' ? FarmCard : FarmRow
  return (
    <>
      {unreadCount > 0 && (
        <ReadFailure
          title={t('%count% farm could not be loaded || %count% farms could not be loaded', { count: unreadCount })}
        />
      )}
      <EarnList label={t('Farms')} view={view} items={farms} listKey={listKey} keyOf={({ farm }) => String(farm.pid)}>
        {(each) => <Item view={each} list={list} cakePrice={cakePrice} />}
      </EarnList>
    </>
  )
}

const hasAuctions = deployment.areas['auction'] === true

/** The path of each list of farms (yield 2 "Routes"). */
const LIST_PATHS: Readonly<Record<FarmList, string>> = {
  live: '/farms',
  history: '/farms/history',
  archived: '/farms/archived',
}

/** Renders the switch between live and finished farms (yield 2). */
function ListSwitch({ list }: { list: FarmList }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SegmentedControl
      legend={t('Farms')}
      legendHidden
      value={list === 'archived' ? 'history' : list}
      onPick={(to) => void navigate(LIST_PATHS[to], { state: { keepsFocus: true } })}
      options={[
        { value: 'live', label: t('Live') },
        { value: 'history', label: t('Finished') },
      ]}
    />
  )
}

/** Loaded on demand: the card view, and the harvest of all farms. */
const FarmCard = lazyDialog(() => import('./farm/FarmCard').then((it) => it.FarmCard))
const FarmsHarvest = lazyDialog(() => import('./FarmsHarvest').then((it) => it.FarmsHarvest))

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-24);
  margin-block-end: var(--space-8);

  & > header {
    margin: 0;
  }
  ${PHONE} {
    flex-wrap: nowrap;
    align-items: start;
    gap: var(--space-8);
    margin: 0;

    & > header {
      flex: 1 1 0;
      min-inline-size: 0;
    }
  }
`

const SORTS: readonly { value: FarmSort; label: string }[] = [
  { value: 'hot', label: 'Hot' },
  { value: 'apr', label: 'APR' },
  { value: 'multiplier', label: 'Multiplier' },
  { value: 'earned', label: 'Earned' },
  { value: 'liquidity', label: 'Liquidity' },
]

/** Returns the list of farms that a path shows (yield 2 "Routes"). */
function listAt(pathname: string): FarmList {
  if (pathname.startsWith(LIST_PATHS.archived)) return 'archived'
  return pathname.startsWith(LIST_PATHS.history) ? 'history' : 'live'
}

/** Renders the farms, in which LP tokens are staked for CAKE (yield 2). */
export function FarmsPage() {
  const list = listAt(useLocation().pathname)
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const view = useAppSelector(selectView)
  const sort = useAppSelector(selectSort)
  const isLiveStakedOnly = useAppSelector(selectIsStakedOnly)
  const userDataOf = useAppSelector(selectUserDataOf)
  // The lists of finished farms start with those in which the account has a stake (constants: LISTS).
  const [isFinishedStakedOnly, setIsFinishedStakedOnly] = useState(true)
  const initialQuery = useSearchParams()[0].get('search') ?? ''
  const [query, setQuery] = useState(initialQuery)
  const isStakedOnly = list === 'live' ? isLiveStakedOnly : isFinishedStakedOnly && account !== null
  // In the order of the deployment, the first rows do not depend on the figures of the other farms.
  const canBePartial = list === 'live' && sort === 'hot' && !isStakedOnly && query.trim() === ''
  const { views, isLoading, isUserKnown, isPartial, market } = useFarmViews(list, account, canBePartial)

  // The harvest reads the rewards of all farms, so it waits for the farms. Afterwards it stays rendered.
  const [isAllRead, setIsAllRead] = useState(false)
  if (!isPartial && !isLoading && !isAllRead) setIsAllRead(true)

  useEffect(() => {
    const loadedAccount = isUserKnown ? account : null
    if (loadedAccount !== userDataOf) dispatch(userDataLoaded(loadedAccount))
  }, [account, dispatch, isUserKnown, userDataOf])

  const shown = useMemo(
    () => shownFarms(views, { list, isStakedOnly, query, sort }),
    [views, list, isStakedOnly, query, sort],
  )
  // Rendering of hundreds of rows is deferred, so that scrolling and typing stay responsive. The first render is not.
  const deferred = useDeferredValue(shown)
  const rendered = deferred.length === 0 ? shown : deferred
  const setStakedOnly = useCallback(
    (isOn: boolean) => (list === 'live' ? dispatch(stakedOnlySet(isOn)) : setIsFinishedStakedOnly(isOn)),
    [dispatch, list],
  )
  const isStalled = useAppSelector(selectIsStalled)
  const stakes = useMemo(() => foundFarms(views, list, query).map(stakeReadState), [views, list, query])
  const status = listStatus({
    ...{ isRead: !isLoading, isStalled, isStakedOnly, hasAccount: account !== null, stakes },
    shownCount: rendered.length,
  })

  return (
    <Stack $gap={16}>
      <Top>
        <PageHeader
          title={t('Farms')}
          subtitle={
            <>
              {t('Stake LP tokens to earn %symbol%.', { symbol: cakeSymbol })}
              {hasAuctions && ' '}
              {hasAuctions && <Link to="/farms/auction">{t('Farm auctions')}</Link>}
            </>
          }
        />
        {account !== null && <HarvestPlace>{isAllRead && <FarmsHarvest account={account} />}</HarvestPlace>}
      </Top>
      <EarnToolbar
        view={view}
        onView={(next) => dispatch(viewChosen(next))}
        isStakedOnly={isStakedOnly}
        onStakedOnly={setStakedOnly}
        sorts={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
        sort={sort}
        onSort={(next) => dispatch(sortChosen(next))}
        searchLabel={t('Search farms')}
        initialSearch={initialQuery}
        onSearch={setQuery}
        childrenActive={list === 'live' ? 0 : 1}
      >
        <ListSwitch list={list} />
      </EarnToolbar>
      {list !== 'live' && (
        <Notice kind="warn" title={t('These farms have ended. Unstake your tokens.')}>
          {list === 'history' ? (
            <Link to={LIST_PATHS.archived}>{t('Staked long ago? Check the archived farms.')}</Link>
          ) : (
            <Link to={LIST_PATHS.history}>{t('Back to the finished farms')}</Link>
          )}
        </Notice>
      )}
      <FarmItems
        list={list}
        view={view}
        farms={rendered}
        listKey={`${view} ${isStakedOnly} ${query} ${sort}`}
        status={status}
        isStakedOnly={isStakedOnly}
        hasQuery={query.trim() !== ''}
        cakePrice={market.cakePrice}
      />
    </Stack>
  )
}
