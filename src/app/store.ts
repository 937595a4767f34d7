import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { blockReducer } from '../chain/block/block.slice'
import { multicallReducer } from '../chain/multicall/multicall.slice'
import { farmsReducer, farmsToStore, readStoredFarms } from '../features/farms'
import { burnReducer, mintReducer, pairsReducer, readStoredPairs } from '../features/liquidity'
import { listsReducer, listsToStore, readStoredLists } from '../features/lists'
import { poolsReducer, poolsToStore, readStoredPools } from '../features/pools'
import { swapReducer } from '../features/swap'
import { readStoredTransactions, transactionsReducer } from '../features/transactions'
import { readStoredUser, userReducer } from '../features/user'
import { keepLastNumbers } from './offline/lastNumbers'
import { keepStored, readStored } from './storedState'

const reducer = combineReducers({
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

/** Answers the app's store, started from what was stored in this browser. */
export function createStore() {
  const stored = readStored()
  const store = configureStore({
    reducer,
    preloadedState: {
      farms: readStoredFarms(stored?.['farms']),
      lists: readStoredLists(stored?.['lists']),
      pairs: readStoredPairs(stored?.['pairs']),
      pools: readStoredPools(stored?.['pools']),
      user: readStoredUser(stored?.['user']),
      transactions: readStoredTransactions(stored?.['transactions']),
    },
    // The multicall results are plain and many: walking them at each block to prove it would cost more than they do.
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }),
  })
  keepStored(store, ({ user, transactions, lists, pairs, farms, pools }) => ({
    ...{ user, transactions, pairs },
    farms: farmsToStore(farms),
    lists: listsToStore(lists),
    pools: poolsToStore(pools),
  }))
  keepLastNumbers(store)
  return store
}

export type Store = ReturnType<typeof createStore>
