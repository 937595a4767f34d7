import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import type { CallState } from '../../../chain/multicall/useCalls'
import type { UsdPrice } from '../../../market/usdPrice'
import type { PoolDefinition } from './definitions'
import { poolApr, type PoolStatus, type PoolTerms } from './pool.rules'

/** An account's figures of a pool, in base units; null while unknown (yield 3). */
export interface PoolUser {
  allowanceRaw: bigint | null
  balanceRaw: bigint | null
  stakedRaw: bigint | null
  pendingRaw: bigint | null
}

/** A pool with its current figures. */
export interface Pool {
  definition: PoolDefinition
  status: PoolStatus
  terms: PoolTerms
  /** Null while unknown. */
  totalStakedRaw: bigint | null
  /** In percent; null while unknown. */
  apr: number | null
  stakingPrice: UsdPrice | null
  earningPrice: UsdPrice | null
  /** Null without an account. */
  user: PoolUser | null
  /** The account's figures, or the total stake, could not be read, now or before. */
  isUserFailed?: true
  isTotalFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

type State = CallState<bigint> | undefined

/** Inputs of a pool; a new pool is created only when one of them changes. */
export interface PoolParts {
  definition: PoolDefinition
  status: PoolStatus
  start: State
  end: State
  limit: State
  total: State
  /** Allowance, balance, staked, pending; empty without an account. */
  user: readonly State[]
  stakingPrice: UsdPrice | null
  earningPrice: UsdPrice | null
  blockTimeSeconds: number
}

const valueOf = (state: State): bigint | null => knownValue(state)?.value ?? null

const isFailed = (state: State): boolean => state?.status === 'failed' && !state.lastSuccess

/** Returns the terms as read from the chain; a limit that could not be read is no limit (yield 8). */
export const termsOf = ({ start, end, limit }: Pick<PoolParts, 'start' | 'end' | 'limit'>): PoolTerms => ({
  startBlock: valueOf(start),
  endBlock: valueOf(end),
  limitRaw: valueOf(limit) ?? 0n,
})

/** Creates a pool from its parts. */
function poolFrom(parts: PoolParts): Pool {
  const { definition, status, stakingPrice, earningPrice, blockTimeSeconds, user } = parts
  const totalStakedRaw = valueOf(parts.total)
  const [allowance, balance, staked, pending] = user
  const asOfBlock = oldestBlock([parts.total, ...user])
  const facts = { definition, status, totalStakedRaw, stakingPrice, earningPrice, blockTimeSeconds }
  return {
    ...{ definition, status, totalStakedRaw, stakingPrice, earningPrice },
    terms: termsOf(parts),
    apr: poolApr(facts),
    user:
      user.length === 0
        ? null
        : {
            allowanceRaw: valueOf(allowance),
            balanceRaw: valueOf(balance),
            stakedRaw: valueOf(staked),
            pendingRaw: valueOf(pending),
          },
    ...((isFailed(staked) || isFailed(pending)) && { isUserFailed: true }),
    ...(isFailed(parts.total) && { isTotalFailed: true }),
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** A price that moved by less than one part in this counts as unchanged. */
const TRACE = 10_000n

const isSamePrice = (one: UsdPrice | null, other: UsdPrice | null): boolean => {
  if (one === other) return true
  if (!one || !other) return false
  const [before, after] = [one.usdRaw * other.tokenRaw, other.usdRaw * one.tokenRaw]
  const moved = before > after ? before - after : after - before
  return moved * TRACE < before
}

const listed = ({ definition, status, start, end, limit, total, user, blockTimeSeconds }: PoolParts): unknown[] => [
  ...[definition, status, start, end, limit, total, blockTimeSeconds],
  ...user,
]

function isSameParts(one: PoolParts, other: PoolParts): boolean {
  const [ones, others] = [listed(one), listed(other)]
  return (
    ones.length === others.length &&
    ones.every((part, index) => part === others[index]) &&
    isSamePrice(one.stakingPrice, other.stakingPrice) &&
    isSamePrice(one.earningPrice, other.earningPrice)
  )
}

/** Creates a memoised factory of pools: the same parts return the same object, so that no row re-renders. */
export function poolMaker(): (parts: PoolParts) => Pool {
  const made = new Map<number, { parts: PoolParts; pool: Pool }>()
  return (parts) => {
    const before = made.get(parts.definition.sousId)
    if (before && isSameParts(before.parts, parts)) return before.pool
    const pool = poolFrom(parts)
    made.set(parts.definition.sousId, { parts, pool })
    return pool
  }
}
