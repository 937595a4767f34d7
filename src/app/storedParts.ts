import { storedFarms } from '../features/farms'
import { storedPairs } from '../features/liquidity'
import { storedLists } from '../features/lists'
import { storedPools } from '../features/pools'
import { storedTransactions } from '../features/transactions'
import { storedUser } from '../features/user'
import { persistParts, type PersistOptions, type PersistedStore } from './persistParts'

/** Persisted parts, in write order: data that cannot be fetched again comes first. */
export const PARTS = {
  transactions: storedTransactions,
  user: storedUser,
  pairs: storedPairs,
  farms: storedFarms,
  pools: storedPools,
  lists: storedLists,
}

/** Persists the parts of the app's store; see `persistParts`. */
export const persistAllParts = (store: PersistedStore, options: Omit<PersistOptions, 'parts'>): void =>
  persistParts(store, { parts: PARTS, ...options })
