import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { selectIsStalled } from '../../chain/multicall/multicall.slice'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { PageHeader } from '../../ui/content/PageHeader'
import { Link } from '../../ui/controls/Link'
import { EarnToolbar, listStatus } from '../earn'
import { useFarmViews } from './data/useFarmViews'
import { foundFarms, shownFarms, stakeReadState, type FarmList } from './farms.rules'
import {
  selectIsStakedOnly,
  selectSort,
  selectUserDataOf,
  selectView,
  sortChosen,
  stakedOnlySet,
  userDataLoaded,
  viewChosen,
  type FarmSort,
} from './farms.slice'
import { cakeSymbol } from './farm/useFarmActions'
import { FarmsHarvest } from './farm/parts'
import { FarmItems } from './list/FarmItems'
import { LIST_PATHS, ListSwitch } from './list/ListSwitch'
import { Stack } from '../../ui/layout/Stack'

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
  const isStakedOnlyKept = useAppSelector(selectIsStakedOnly)
  const userDataOf = useAppSelector(selectUserDataOf)
  // The lists of finished farms start with those in which the account has a stake (constants: LISTS).
  const [isStakedOnlyHere, setIsStakedOnlyHere] = useState(true)
  const [query, setQuery] = useState('')
  const isStakedOnly = list === 'live' ? isStakedOnlyKept : isStakedOnlyHere && account !== null
  // In their own order the first farms are the first rows, whatever the figures of the others are.
  const canBePartial = list === 'live' && sort === 'hot' && !isStakedOnly && query.trim() === ''
  const { views, isLoading, isUserKnown, isPartial, market } = useFarmViews(list, account, canBePartial)

  // The harvest reads the rewards of all farms only after the farms themselves, and stays rendered from then on.
  const [isAllRead, setIsAllRead] = useState(false)
  if (!isPartial && !isLoading && !isAllRead) setIsAllRead(true)

  useEffect(() => {
    const of = isUserKnown ? account : null
    if (of !== userDataOf) dispatch(userDataLoaded(of))
  }, [account, dispatch, isUserKnown, userDataOf])

  const shown = useMemo(
    () => shownFarms(views, { list, isStakedOnly, query, sort }),
    [views, list, isStakedOnly, query, sort],
  )
  // Hundreds of rows are rendered in slices, so that scrolling and typing stay responsive; the first come at once.
  const later = useDeferredValue(shown)
  const drawn = later.length === 0 ? shown : later
  const setStakedOnly = useCallback(
    (isOn: boolean) => (list === 'live' ? dispatch(stakedOnlySet(isOn)) : setIsStakedOnlyHere(isOn)),
    [dispatch, list],
  )
  const isStalled = useAppSelector(selectIsStalled)
  const stakes = useMemo(() => foundFarms(views, list, query).map(stakeReadState), [views, list, query])
  const status = listStatus({
    ...{ isRead: !isLoading, isStalled, isStakedOnly, hasAccount: account !== null, stakes },
    shownCount: drawn.length,
  })

  return (
    <Stack $gap={16}>
      <Top>
        <PageHeader title={t('Farms')} subtitle={t('Stake LP tokens to earn %symbol%.', { symbol: cakeSymbol })} />
        {account !== null && isAllRead && <FarmsHarvest account={account} />}
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
        onSearch={setQuery}
      >
        <ListSwitch list={list} />
      </EarnToolbar>
      {list !== 'live' && (
        <Notice kind="warn" title={t('These farms no longer pay. Please unstake your tokens.')}>
          {list === 'history' ? (
            <Link to={LIST_PATHS.archived}>{t('Staked long ago? Look at the archived farms.')}</Link>
          ) : (
            <Link to={LIST_PATHS.history}>{t('Back to the finished farms')}</Link>
          )}
        </Notice>
      )}
      <FarmItems
        list={list}
        view={view}
        farms={drawn}
        listKey={`${view} ${isStakedOnly} ${query} ${sort}`}
        status={status}
        isStakedOnly={isStakedOnly}
        hasQuery={query.trim() !== ''}
        cakePrice={market.cakePrice}
      />
    </Stack>
  )
}
