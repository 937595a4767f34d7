import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { blockReducer } from '../chain/block/block.slice'
import { multicallReducer } from '../chain/multicall/multicall.slice'
import { farmsReducer, farmsToStore, readStoredFarms } from '../features/farms'
import { burnReducer, mintReducer, pairsReducer, readStoredPairs } from '../features/liquidity'
import { listsReducer, listsToStore, readStoredLists } from '../features/lists'
import { swapReducer } from '../features/swap'
import { readStoredTransactions, transactionsMerged, transactionsReducer } from '../features/transactions'
import { readStoredUser, userReducer } from '../features/user'
import { keepLastNumbers } from './offline/lastNumbers'
import { keepStored, readStoredParts, type Stored } from './storedState'

const reducer = combineReducers({
  block: blockReducer,
  burn: burnReducer,
  farms: farmsReducer,
  lists: listsReducer,
  mint: mintReducer,
  multicall: multicallReducer,
  pairs: pairsReducer,
  swap: swapReducer,
  transactions: transactionsReducer,
  user: userReducer,
})

/** What is told of the stored state: what was found, if anything, and what was kept of it; that nothing more is kept. */
export interface StoreEvents {
  onFound?: (stored: NonNullable<Stored>, kept: Readonly<Record<string, unknown>>) => void
  onUnkept?: () => void
}

/** Answers the app's store, started from what was stored in this browser. */
export function createStore({ onFound, onUnkept }: StoreEvents = {}) {
  const stored = readStoredParts()
  const parts = stored === null || stored === 'garbage' ? {} : stored
  const kept = {
    lists: readStoredLists(parts['lists']),
    farms: readStoredFarms(parts['farms']),
    pairs: readStoredPairs(parts['pairs']),
    user: readStoredUser(parts['user']),
    transactions: readStoredTransactions(parts['transactions']),
  }
  const store = configureStore({
    reducer,
    preloadedState: kept,
    // The multicall results are plain and many: walking them at each block to prove it would cost more than they do.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }),
  })
  if (stored !== null) onFound?.(stored, kept)
  keepStored(store, {
    pick: ({ user, transactions, lists, pairs, farms }) => ({
      ...{ user, transactions, pairs },
      farms: farmsToStore(farms),
      lists: listsToStore(lists),
    }),
    onUnkept: () => onUnkept?.(),
    hear: (theirs) => store.dispatch(transactionsMerged(readStoredTransactions(theirs['transactions']))),
  })
  keepLastNumbers(store)
  return store
}

export type Store = ReturnType<typeof createStore>
