import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { blockReducer } from '../chain/block/block.slice'
import { multicallReducer } from '../chain/multicall/multicall.slice'
import { burnReducer, mintReducer, pairsReducer, readStoredPairs } from '../features/liquidity'
import { listsReducer, listsToStore, readStoredLists } from '../features/lists'
import { swapReducer } from '../features/swap'
import { readStoredTransactions, transactionsReducer } from '../features/transactions'
import { readStoredUser, userReducer } from '../features/user'
import { keepLastNumbers } from './offline/lastNumbers'
import { keepStored, readStoredParts } from './storedState'

/** Which lists the deployment named at the last visit: another deployment names others, and nobody loses anything. */
const OWN_BOOKKEEPING = '/lists/lastInitializedDefaultUrls'

const reducer = combineReducers({
  block: blockReducer,
  burn: burnReducer,
  lists: listsReducer,
  mint: mintReducer,
  multicall: multicallReducer,
  pairs: pairsReducer,
  swap: swapReducer,
  transactions: transactionsReducer,
  user: userReducer,
})

/** What is told of the stored state; `onLost` gets the paths of what could not be used, if anything. */
export interface StoreEvents {
  onLost?: (paths: readonly string[]) => void
  onUnkept?: () => void
}

/** Answers the app's store, started from what was stored in this browser. */
export function createStore({ onLost, onUnkept }: StoreEvents = {}) {
  const { parts, lost } = readStoredParts()
  const kept = {
    lists: readStoredLists(parts['lists']),
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
  const lostPaths = lost(kept).filter((path) => !path.startsWith(OWN_BOOKKEEPING))
  if (lostPaths.length > 0) onLost?.(lostPaths)
  keepStored(store, {
    pick: ({ user, transactions, lists, pairs }) => ({ user, transactions, pairs, lists: listsToStore(lists) }),
    onUnkept: () => onUnkept?.(),
  })
  keepLastNumbers(store)
  return store
}

export type Store = ReturnType<typeof createStore>
