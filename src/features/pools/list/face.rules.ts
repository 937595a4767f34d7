import { apyPercent } from '../../../core/roi'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { MANUAL_POOL_ID } from '../data/definitions'
import type { Pool } from '../data/pool'
import type { PoolStatus, PoolTerms } from '../data/pool.rules'
import { deploymentVault } from '../vault/deploymentVault'
import { shownTotalRaw, vaultProfitRaw, type PoolEntry } from './entries.rules'

/** constants: COMPOUNDS_PER_DAY; of who compounds by hand. */
const MANUAL_COMPOUNDS_PER_DAY = 1

/** How a return is reckoned: without compounding, how often it is compounded, and what is kept of each reward. */
export interface Yield {
  /** Null while it cannot be said. */
  aprPercent: number | null
  /** What is shown: the APY of the vault, the APR of a pool. */
  shownPercent: number | null
  isApy: boolean
  compoundsPerDay: number
  performanceFeeBps: number
}

/** What a line of the list shows of a pool or of the vault; amounts in smallest units, null for what is not known. */
export interface Face {
  kind: 'auto' | 'manual' | 'pool'
  stakingToken: TableToken
  earningToken: TableToken
  stakingPrice: UsdPrice | null
  earningPrice: UsdPrice | null
  status: PoolStatus
  terms: PoolTerms | null
  category: 'CORE' | 'COMMUNITY' | 'BINANCE'
  yields: Yield
  /** What is to be had now: the pending reward, or the vault's recent profit. */
  earnedRaw: bigint | null
  /** What the account has in it; in the vault by its shares. */
  stakedRaw: bigint | null
  /** What the account could put in. */
  balanceRaw: bigint | null
  totalRaw: bigint | null
  /** Reads of the account's part, or of the total, failed: there is nothing to wait for. */
  isUserFailed?: true
  isTotalFailed?: true
  /** The block that the oldest of its figures is from, where not all of them could be refreshed. */
  asOfBlock?: number
}

/**
 * Returns a year's return in the vault: the manual pool's APR after the fee, compounded 288 times a day (yield 9). Null while
 * one of the two is unknown: without its fee the vault would look better than it is.
 */
export function vaultApy(aprPercent: number | null, performanceFeeBps: bigint | null): number | null {
  if (aprPercent === null || performanceFeeBps === null) return null
  return apyPercent(aprPercent, deploymentVault.compoundsPerDay, Number(performanceFeeBps))
}

const readingOf = ({
  isUserFailed,
  isTotalFailed,
  asOfBlock,
}: Pick<Face, 'isUserFailed' | 'isTotalFailed' | 'asOfBlock'>) => ({
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

function poolFace(pool: Pool, vaultCakeRaw: bigint | null): Face {
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
    ...readingOf(pool),
  }
}

/** Answers what a line of the list shows of an entry. */
export function faceOf(entry: PoolEntry, vaultCakeRaw: bigint | null): Face {
  if (entry.kind === 'pool') return poolFace(entry.pool, vaultCakeRaw)
  const { vault, manual, apy, stakedRaw } = entry
  return {
    ...common(manual),
    ...{ status: 'live', terms: null, kind: 'auto', stakedRaw },
    yields: {
      ...{ aprPercent: manual.apr, shownPercent: apy, isApy: true },
      compoundsPerDay: deploymentVault.compoundsPerDay,
      performanceFeeBps: Number(vault.facts.performanceFeeBps ?? 0n),
    },
    earnedRaw: vaultProfitRaw(vault),
    balanceRaw: vault.user?.balanceRaw ?? null,
    totalRaw: vault.facts.totalCakeRaw,
    ...readingOf({ ...vault, ...(vault.user?.isFailed && { isUserFailed: true }) }),
  }
}
