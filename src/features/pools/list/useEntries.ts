import { useMemo } from 'react'
import type { Address } from '../../../core/address'
import { MANUAL_POOL_ID } from '../../../market/prices/poolList'
import type { Pool } from '../data/pool'
import { usePools } from '../data/usePools'
import { useVault, type Vault } from '../vault/useVault'
import { cakeOfShares } from '../vault/vault.rules'
import type { PoolEntry } from './entries.rules'
import { vaultApy } from './rowSummary.rules'

function stakedInVault({ facts, user }: Vault): bigint | null {
  if (!user?.info || facts.pricePerShareRaw === null) return null
  return cakeOfShares(user.info.sharesRaw, facts.pricePerShareRaw)
}

const cachedEntries = new WeakMap<Pool, PoolEntry>()

/** Returns the list entry of a pool, memoised by the pool. */
function entryOf(pool: Pool): PoolEntry {
  const cached = cachedEntries.get(pool)
  if (cached) return cached
  const entry: PoolEntry = { kind: 'pool', pool }
  cachedEntries.set(pool, entry)
  return entry
}

interface EntriesRequest {
  /** False when the first pools, in the configured order, may be shown before the others are known. */
  areAllNeeded: boolean
  areFinishedNeeded: boolean
}

/** Subscribes to the vault and all pools; returns them in the configured order, the vault first (constants: SORTS). */
export function useEntries(
  account: Address | null,
  { areAllNeeded, areFinishedNeeded }: EntriesRequest,
): readonly PoolEntry[] {
  const pools = usePools(account, areAllNeeded, areFinishedNeeded)
  const vault = useVault(account)
  const manual = pools.find(({ definition }) => definition.sousId === MANUAL_POOL_ID) ?? null
  const first = useMemo((): PoolEntry | null => {
    if (!vault || !manual) return null
    const apy = vaultApy(manual.apr, vault.facts.performanceFeeBps)
    return { kind: 'vault', vault, manual, apy, stakedRaw: stakedInVault(vault) }
  }, [manual, vault])
  return useMemo(() => {
    const others = pools.map(entryOf)
    return first ? [first, ...others] : others
  }, [first, pools])
}
