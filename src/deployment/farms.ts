import facts from '#deployment/farms.json'
import type { Address } from '../core/address'

/** A farm, or with the pid omitted a pair that only gives prices; tokens by key. */
export interface FarmEntry {
  pid: number
  lpSymbol: string
  lpAddress: Address
  token: string
  quoteToken: string
  isCommunity?: boolean
}

/** Contents of farms.json. */
export interface FarmsFile {
  /** Farms that give the prices of CAKE and of the native coin. */
  referencePids?: { cakeNative: number; busdNative: number }
  /** Farms hidden from the normal list, both ends inclusive. */
  archivedPids?: { from: number; to: number }
  farms: readonly FarmEntry[]
  priceHelpers: readonly Omit<FarmEntry, 'pid'>[]
}

/** Farms in display order, and the pairs that give prices. */
export const farmsFile: FarmsFile = facts
