import { apyPercent } from '../../../core/roi'
import { compoundsPerDay } from '../../../deployment/vault'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { MANUAL_POOL_ID } from '../../../market/prices/poolList'
import type { Pool } from '../data/pool'
import type { PoolStatus, PoolTerms } from '../../../market/prices/poolValue'
import { type PoolEntry, shownTotalRaw, vaultProfitRaw } from './entries.rules'

/** constants: COMPOUNDS_PER_DAY; for compounding by hand. */
const MANUAL_COMPOUNDS_PER_DAY = 1

/** Inputs of the return: the rate without compounding, the compounding frequency, and the fee on each reward. */
export interface Yield {
  /** Null while unknown. */
  aprPercent: number | null
  /** The displayed rate: the APY of the vault, the APR of a pool. */
  shownPercent: number | null
  isApy: boolean
  compoundsPerDay: number
  performanceFeeBps: number
}

/** Displayed figures of a pool or of the vault; amounts in base units, null while unknown. */
export interface PoolRowSummary {
  kind: 'auto' | 'manual' | 'pool'
  stakingToken: TableToken
  earningToken: TableToken
  stakingPrice: UsdPrice | null
  earningPrice: UsdPrice | null
  status: PoolStatus
  terms: PoolTerms | null
  category: 'CORE' | 'COMMUNITY' | 'BINANCE'
  yields: Yield
  /** The pending reward of a pool, or the vault's recent profit. */
  earnedRaw: bigint | null
  /** The account's stake; in the vault the value of its shares. */
  stakedRaw: bigint | null
  /** The account's balance of the token to stake. */
  balanceRaw: bigint | null
  totalRaw: bigint | null
  /** The account's figures, or the total, are unknown because their reads failed. */
  isUserFailed?: true
  isTotalFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

/**
 * Returns the vault's yearly return: the manual pool's APR after the fee, compounded 288 times a day (yield 9). Null
 * while one of the two is unknown: without its fee the return would be overstated.
 */
export function vaultApy(aprPercent: number | null, performanceFeeBps: bigint | null): number | null {
  if (aprPercent === null || performanceFeeBps === null) return null
  return apyPercent(aprPercent, compoundsPerDay, Number(performanceFeeBps))
}

const readStateOf = ({
  isUserFailed,
  isTotalFailed,
  asOfBlock,
}: Pick<PoolRowSummary, 'isUserFailed' | 'isTotalFailed' | 'asOfBlock'>) => ({
  ...(isUserFailed && { isUserFailed }),
  ...(isTotalFailed && { isTotalFailed }),
  ...(asOfBlock !== undefined && { asOfBlock }),
})

const common = ({ definition, stakingPrice, earningPrice }: Pool) => ({
  stakingToken: definition.stakingToken,
  earningToken: definition.earningToken,
  category: definition.category,
  ...{ stakingPrice, earningPrice },
})

function poolSummary(pool: Pool, vaultCakeRaw: bigint | null): PoolRowSummary {
  const { apr, definition, status, terms, user } = pool
  return {
    ...common(pool),
    ...{ status, terms },
    kind: definition.sousId === MANUAL_POOL_ID ? 'manual' : 'pool',
    yields: {
      ...{ aprPercent: apr, shownPercent: apr, isApy: false },
      ...{ compoundsPerDay: MANUAL_COMPOUNDS_PER_DAY, performanceFeeBps: 0 },
    },
    earnedRaw: user?.pendingRaw ?? null,
    stakedRaw: user?.stakedRaw ?? null,
    balanceRaw: user?.balanceRaw ?? null,
    totalRaw: shownTotalRaw(pool, vaultCakeRaw),
    ...readStateOf(pool),
  }
}

/** Returns the displayed figures of an entry. */
export function summaryOf(entry: PoolEntry, vaultCakeRaw: bigint | null): PoolRowSummary {
  if (entry.kind === 'pool') return poolSummary(entry.pool, vaultCakeRaw)
  const { vault, manual, apy, stakedRaw } = entry
  return {
    ...common(manual),
    ...{ status: 'live', terms: null, kind: 'auto', stakedRaw },
    yields: {
      ...{ aprPercent: manual.apr, shownPercent: apy, isApy: true },
      compoundsPerDay,
      performanceFeeBps: Number(vault.facts.performanceFeeBps ?? 0n),
    },
    earnedRaw: vaultProfitRaw(vault),
    balanceRaw: vault.user?.balanceRaw ?? null,
    totalRaw: vault.facts.totalCakeRaw,
    ...readStateOf({ ...vault, ...(vault.user?.isFailed && { isUserFailed: true }) }),
  }
}
