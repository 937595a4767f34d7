import { type UsdPrice, usdValueRaw } from '../../../market/usdPrice'
import type { StakeReadState } from '../../earn'
import { MANUAL_POOL_ID } from '../../../market/prices/poolList'
import type { Pool } from '../data/pool'
import type { PoolSort } from '../pools.slice'
import type { Vault } from '../vault/useVault'
import { recentProfitRaw } from '../vault/vault.rules'

/** An entry of the list: a pool, or the vault together with the manual pool in which it stakes. */
export type PoolEntry =
  | { kind: 'pool'; pool: Pool }
  | {
      kind: 'vault'
      vault: Vault
      manual: Pool
      /** In percent; null while unknown. */
      apy: number | null
      /** CAKE value of the account's shares, in base units; null while unknown. */
      stakedRaw: bigint | null
    }

/** Returns the unique key of an entry. */
export const entryKey = (entry: PoolEntry): string =>
  entry.kind === 'vault' ? 'vault' : String(entry.pool.definition.sousId)

/** Returns whether the account has a stake in an entry. */
export function isStaked(entry: PoolEntry): boolean {
  if (entry.kind === 'vault') return (entry.vault.user?.info?.sharesRaw ?? 0n) > 0n
  return (entry.pool.user?.stakedRaw ?? 0n) > 0n
}

/** Returns whether the account's stake in an entry is known. */
export function stakeReadState(entry: PoolEntry): StakeReadState {
  const known = entry.kind === 'vault' ? entry.vault.user?.info : entry.pool.user?.stakedRaw
  const isFailed = entry.kind === 'vault' ? entry.vault.user?.isFailed : entry.pool.isUserFailed
  return typeof known === 'bigint' || known ? 'ready' : isFailed ? 'failed' : 'loading'
}

/** Returns whether an entry is the manual pool, from whose total the vault's is subtracted. */
export const isManual = (entry: PoolEntry): boolean =>
  entry.kind === 'pool' && entry.pool.definition.sousId === MANUAL_POOL_ID

/** Returns whether an entry is finished; the vault never is (yield 4). */
const isClosed = (entry: PoolEntry): boolean => entry.kind === 'pool' && entry.pool.status === 'finished'

/** Returns the total stake of a pool; for the manual pool without the vault's part (constants: MANUAL_POOL_TOTAL). */
export function shownTotalRaw(pool: Pool, vaultCakeRaw: bigint | null): bigint | null {
  const { definition, totalStakedRaw } = pool
  if (totalStakedRaw === null || definition.sousId !== MANUAL_POOL_ID || vaultCakeRaw === null) return totalStakedRaw
  return totalStakedRaw > vaultCakeRaw ? totalStakedRaw - vaultCakeRaw : 0n
}

const usdValueOrZeroRaw = (price: UsdPrice | null, amountRaw: bigint | null): bigint =>
  price && amountRaw !== null ? usdValueRaw(price, price.token, amountRaw) : 0n

/** Returns an account's profit in the vault since its last action there; null while unknown. */
export function vaultProfitRaw({ facts, user }: Vault): bigint | null {
  if (!user?.info || facts.pricePerShareRaw === null) return null
  return recentProfitRaw(user.info.sharesRaw, facts.pricePerShareRaw, user.info.cakeAtLastUserActionRaw)
}

type RankOf = (entry: PoolEntry, vaultCakeRaw: bigint | null) => bigint | number

/** Unknown values rank lowest: an unknown rate is -1, an unknown amount 0. */
const rankings: Record<Exclude<PoolSort, 'hot'>, RankOf> = {
  apr: (entry) => (entry.kind === 'vault' ? entry.apy : entry.pool.apr) ?? -1,
  earned: (entry) =>
    entry.kind === 'vault'
      ? usdValueOrZeroRaw(entry.manual.earningPrice, vaultProfitRaw(entry.vault))
      : usdValueOrZeroRaw(entry.pool.earningPrice, entry.pool.user?.pendingRaw ?? null),
  totalStaked: (entry, vaultCakeRaw) =>
    entry.kind === 'vault'
      ? usdValueOrZeroRaw(entry.manual.stakingPrice, entry.vault.facts.totalCakeRaw)
      : usdValueOrZeroRaw(entry.pool.stakingPrice, shownTotalRaw(entry.pool, vaultCakeRaw)),
}

/**
 * Sorts the entries: hot is the configured order with the vault first, the others are descending (constants: SORTS).
 */
export function sortEntries(entries: readonly PoolEntry[], sort: PoolSort): readonly PoolEntry[] {
  if (sort === 'hot') return entries
  const vaultCakeRaw = vaultCakeOf(entries)
  const ranked = entries.map((entry) => ({ entry, rank: rankings[sort](entry, vaultCakeRaw) }))
  ranked.sort((one, other) => (one.rank === other.rank ? 0 : one.rank > other.rank ? -1 : 1))
  return ranked.map(({ entry }) => entry)
}

/** Returns the CAKE in the vault of a list; null without a vault or while unknown. */
export function vaultCakeOf(entries: readonly PoolEntry[]): bigint | null {
  const found = entries.find((entry) => entry.kind === 'vault')
  return found?.kind === 'vault' ? found.vault.facts.totalCakeRaw : null
}

export interface EntryFilter {
  isFinishedShown: boolean
  query: string
}

const earningSymbol = (entry: PoolEntry): string =>
  (entry.kind === 'vault' ? entry.manual : entry.pool).definition.earningToken.symbol

/** Returns the entries of one tab whose earned token's symbol contains the query (yield 2). */
export function filterEntries(entries: readonly PoolEntry[], filter: EntryFilter): readonly PoolEntry[] {
  const query = filter.query.trim().toLowerCase()
  return entries.filter(
    (entry) =>
      isClosed(entry) === filter.isFinishedShown &&
      (query === '' || earningSymbol(entry).toLowerCase().includes(query)),
  )
}

/**
 * Returns whether an account has a stake in a finished pool, or one whose read failed. Only then is there a tab for
 * finished pools (yield 2).
 */
export const hasFinishedStake = (entries: readonly PoolEntry[]): boolean =>
  entries.some((entry) => isClosed(entry) && (isStaked(entry) || stakeReadState(entry) === 'failed'))
