import { combineReducers, configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { blockReducer } from '../chain/block/block.slice'
import { multicallReducer } from '../chain/multicall/multicall.slice'
import { farmsReducer, readStoredFarms } from '../features/farms'
import { burnReducer, mintReducer, pairsReducer, readStoredPairs } from '../features/liquidity'
import { listsReducer, readStoredLists } from '../features/lists'
import { poolsReducer, readStoredPools } from '../features/pools'
import { swapReducer } from '../features/swap'
import { readStoredTransactions, transactionsReducer } from '../features/transactions'
import { expertModeSet, readStoredUser, userReducer } from '../features/user'
import { keepLastNumbers } from './offline/lastNumbers'
import type { persistAllParts } from './storedParts'
import { readStoredParts, whenNeeded, type Stored, type StoragePage } from './storedState'

const slices = combineReducers({
  block: blockReducer,
  burn: burnReducer,
  farms: farmsReducer,
  lists: listsReducer,
  mint: mintReducer,
  multicall: multicallReducer,
  pairs: pairsReducer,
  pools: poolsReducer,
  swap: swapReducer,
  transactions: transactionsReducer,
  user: userReducer,
})
type State = ReturnType<typeof slices>

/** Replaces a slice after merging what another tab stored. */
const sliceMerged = createAction<Partial<State>>('stored/sliceMerged')

function reducer(state: State | undefined, action: UnknownAction): State {
  if (!state || !sliceMerged.match(action)) return slices(state, action)
  const merged = { ...state, ...action.payload }
  // trading 4: turning off expert mode clears the recipient, in whichever tab it happens.
  return merged.user.isExpert ? merged : slices(merged, expertModeSet(false))
}

/** Parts that are persisted. */
const NAMES = ['transactions', 'user', 'pairs', 'farms', 'pools', 'lists'] as const

/** Reports on the persisted state: what was found and what of it was used; that writing failed. */
export interface StoreEvents {
  onFound?: (stored: NonNullable<Stored>, kept: Readonly<Record<string, unknown>>) => void
  onWriteFailed?: () => void
  page?: StoragePage
  /** Persists from the start; by default the persistence code is loaded when needed. */
  persist?: typeof persistAllParts
}

/** Creates the app's store from the state persisted in this browser, merged with changes of other tabs. */
export function createStore({ onFound, onWriteFailed, page, persist }: StoreEvents = {}) {
  const read = readStoredParts(NAMES, page)
  const valueOf = (name: (typeof NAMES)[number]) => read.found[name]?.value
  const kept = {
    transactions: readStoredTransactions(valueOf('transactions')),
    user: readStoredUser(valueOf('user')),
    pairs: readStoredPairs(valueOf('pairs')),
    farms: readStoredFarms(valueOf('farms')),
    pools: readStoredPools(valueOf('pools')),
    lists: readStoredLists(valueOf('lists')),
  }
  const store = configureStore({
    reducer,
    preloadedState: kept as State,
    // Multicall results are plain and numerous: checking them at each block would cost more than producing them.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }),
  })
  if (read.stored !== null) onFound?.(read.stored, kept)
  const persistOptions = {
    ...{ read, before: kept, ...(page && { page }) },
    onWriteFailed: () => onWriteFailed?.(),
    onMerged: (name: string, state: unknown) => store.dispatch(sliceMerged({ [name]: state })),
  }
  const loadAndPersist = () =>
    void import('./storedParts').then(
      ({ persistAllParts: fetched }) => fetched(store, persistOptions),
      persistOptions.onWriteFailed,
    )
  if (persist) persist(store, persistOptions)
  else if (read.isOld) loadAndPersist()
  else whenNeeded(store, kept, loadAndPersist)
  keepLastNumbers(store)
  return store
}

export type Store = ReturnType<typeof createStore>
