import { storedFarms } from '../features/farms'
import { storedPairs } from '../features/liquidity'
import { storedLists } from '../features/lists'
import { storedPools } from '../features/pools'
import { storedTransactions } from '../features/transactions'
import { storedUser } from '../features/user'
import { keepStored, type Keeping, type SavedStore } from './keepStored'

/** Persisted parts, in write order: data that cannot be fetched again comes first. */
export const PARTS = {
  transactions: storedTransactions,
  user: storedUser,
  pairs: storedPairs,
  farms: storedFarms,
  pools: storedPools,
  lists: storedLists,
}

/** Persists the parts of the app's store; see `keepStored`. */
export const keepParts = (store: SavedStore, keeping: Omit<Keeping, 'parts'>): void =>
  keepStored(store, { parts: PARTS, ...keeping })
