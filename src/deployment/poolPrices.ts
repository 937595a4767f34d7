import facts from 'virtual:pool-prices'
import type { Address } from '../core/address'

/** A pair that gives a price: token key, quote token key, pair address. */
export type PairFacts = readonly [token: string, quoteToken: string, lpAddress: Address]

/** The subset of the farms that prices of some tokens need, computed by the build (scripts/earnTables.ts). */
export interface PriceFacts {
  cakeNative: PairFacts | null
  busdNative: PairFacts | null
  /** In order of preference. */
  pairs: readonly PairFacts[]
}

/** What the prices of the deployment's pools need. */
export const poolPriceFacts: PriceFacts = facts
