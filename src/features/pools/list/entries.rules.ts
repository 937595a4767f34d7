import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { StakeReading } from '../../earn'
import type { Pool } from '../data/pool'
import { MANUAL_POOL_ID } from '../data/definitions'
import type { PoolSort } from '../pools.slice'
import type { Vault } from '../vault/useVault'
import { recentProfitRaw } from '../vault/vault.rules'

/** One line of the list: a pool, or the vault beside the manual pool that it stakes in. */
export type PoolEntry =
  | { kind: 'pool'; pool: Pool }
  | {
      kind: 'vault'
      vault: Vault
      manual: Pool
      /** In percent; null while it cannot be said. */
      apy: number | null
      /** What the account's shares stand for, in CAKE's smallest unit; null while unknown. */
      stakedRaw: bigint | null
    }

/** Answers the key of an entry, which is one of its kind. */
export const entryKey = (entry: PoolEntry): string =>
  entry.kind === 'vault' ? 'vault' : String(entry.pool.definition.sousId)

/** Answers whether an account has something in an entry. */
export function isStaked(entry: PoolEntry): boolean {
  if (entry.kind === 'vault') return (entry.vault.user?.info?.sharesRaw ?? 0n) > 0n
  return (entry.pool.user?.stakedRaw ?? 0n) > 0n
}

/** Returns whether it is known what an account has in an entry. */
export function stakeReading(entry: PoolEntry): StakeReading {
  const known = entry.kind === 'vault' ? entry.vault.user?.info : entry.pool.user?.stakedRaw
  const isFailed = entry.kind === 'vault' ? entry.vault.user?.isFailed : entry.pool.isUserFailed
  return typeof known === 'bigint' || known ? 'ready' : isFailed ? 'failed' : 'loading'
}

/** Answers whether an entry is the manual pool, whose total the vault's is taken from. */
export const isManual = (entry: PoolEntry): boolean =>
  entry.kind === 'pool' && entry.pool.definition.sousId === MANUAL_POOL_ID

/** Answers whether an entry belongs to what is over; the vault never is (yield 4). */
const isOver = (entry: PoolEntry): boolean => entry.kind === 'pool' && entry.pool.status === 'finished'

/** Answers what is staked in an entry: in the manual pool what is not the vault's (constants: MANUAL_POOL_TOTAL). */
export function shownTotalRaw(pool: Pool, vaultCakeRaw: bigint | null): bigint | null {
  const { definition, totalStakedRaw } = pool
  if (totalStakedRaw === null || definition.sousId !== MANUAL_POOL_ID || vaultCakeRaw === null) return totalStakedRaw
  return totalStakedRaw > vaultCakeRaw ? totalStakedRaw - vaultCakeRaw : 0n
}

const worthRaw = (price: UsdPrice | null, amountRaw: bigint | null): bigint =>
  price && amountRaw !== null ? usdValueRaw(price, price.token, amountRaw) : 0n

/** Answers what an account earned in the vault since it last did anything there; null while unknown. */
export function vaultProfitRaw({ facts, user }: Vault): bigint | null {
  if (!user?.info || facts.pricePerShareRaw === null) return null
  return recentProfitRaw(user.info.sharesRaw, facts.pricePerShareRaw, user.info.cakeAtLastUserActionRaw)
}

type Weigh = (entry: PoolEntry, vaultCakeRaw: bigint | null) => bigint | number

/** What is unknown goes last: nothing weighs less than nothing. */
const weights: Record<Exclude<PoolSort, 'hot'>, Weigh> = {
  apr: (entry) => (entry.kind === 'vault' ? entry.apy : entry.pool.apr) ?? -1,
  earned: (entry) =>
    entry.kind === 'vault'
      ? worthRaw(entry.manual.earningPrice, vaultProfitRaw(entry.vault))
      : worthRaw(entry.pool.earningPrice, entry.pool.user?.pendingRaw ?? null),
  totalStaked: (entry, vaultCakeRaw) =>
    entry.kind === 'vault'
      ? worthRaw(entry.manual.stakingPrice, entry.vault.facts.totalCakeRaw)
      : worthRaw(entry.pool.stakingPrice, shownTotalRaw(entry.pool, vaultCakeRaw)),
}

/** Answers the entries in the order wanted: hot is the configured one with the vault first, the rest fall (constants: SORTS). */
export function sortEntries(entries: readonly PoolEntry[], sort: PoolSort): readonly PoolEntry[] {
  if (sort === 'hot') return entries
  const vaultCakeRaw = vaultCakeOf(entries)
  const weighed = entries.map((entry) => ({ entry, weight: weights[sort](entry, vaultCakeRaw) }))
  weighed.sort((one, other) => (one.weight === other.weight ? 0 : one.weight > other.weight ? -1 : 1))
  return weighed.map(({ entry }) => entry)
}

/** Answers the CAKE in the vault of a list; null where there is none or it is not known. */
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
      isOver(entry) === filter.isFinishedShown && (query === '' || earningSymbol(entry).toLowerCase().includes(query)),
  )
}

/**
 * Returns whether an account has a stake in anything that is over, or may have one where that could not be read: only then
 * is there a tab for it (yield 2).
 */
export const hasFinishedStake = (entries: readonly PoolEntry[]): boolean =>
  entries.some((entry) => isOver(entry) && (isStaked(entry) || stakeReading(entry) === 'failed'))
