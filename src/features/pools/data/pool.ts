import { knownValue, oldestBlock } from '../../../chain/multicall/oldReads'
import type { CallState } from '../../../chain/multicall/useCalls'
import type { UsdPrice } from '../../../market/usdPrice'
import type { PoolDefinition } from '../../../market/prices/poolList'
import { poolApr, type PoolStatus, type PoolTerms } from '../../../market/prices/poolValue'

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
  /** No read of the account's figures, or of the total stake, has succeeded. */
  isUserFailed?: true
  isTotalFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

type State = CallState<bigint> | undefined

/** Inputs of a pool; a new pool is created only when one of them changes. */
export interface PoolInputs {
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
export const termsOf = ({ start, end, limit }: Pick<PoolInputs, 'start' | 'end' | 'limit'>): PoolTerms => ({
  startBlock: valueOf(start),
  endBlock: valueOf(end),
  limitRaw: valueOf(limit) ?? 0n,
})

function createPool(inputs: PoolInputs): Pool {
  const { definition, status, stakingPrice, earningPrice, blockTimeSeconds, user } = inputs
  const totalStakedRaw = valueOf(inputs.total)
  const [allowance, balance, staked, pending] = user
  const asOfBlock = oldestBlock([inputs.total, ...user])
  const facts = { definition, status, totalStakedRaw, stakingPrice, earningPrice, blockTimeSeconds }
  return {
    ...{ definition, status, totalStakedRaw, stakingPrice, earningPrice },
    terms: termsOf(inputs),
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
    ...(isFailed(inputs.total) && { isTotalFailed: true }),
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** A price that changed by less than one part in this number counts as unchanged. */
const UNCHANGED_PRICE_PARTS = 10_000n

const isSamePrice = (one: UsdPrice | null, other: UsdPrice | null): boolean => {
  if (one === other) return true
  if (!one || !other) return false
  const [before, after] = [one.usdRaw * other.tokenRaw, other.usdRaw * one.tokenRaw]
  const difference = before > after ? before - after : after - before
  return difference * UNCHANGED_PRICE_PARTS < before
}

const comparedInputs = ({
  definition,
  status,
  start,
  end,
  limit,
  total,
  user,
  blockTimeSeconds,
}: PoolInputs): unknown[] => [...[definition, status, start, end, limit, total, blockTimeSeconds], ...user]

function isSameInputs(one: PoolInputs, other: PoolInputs): boolean {
  const [inputs, otherInputs] = [comparedInputs(one), comparedInputs(other)]
  return (
    inputs.length === otherInputs.length &&
    inputs.every((input, index) => input === otherInputs[index]) &&
    isSamePrice(one.stakingPrice, other.stakingPrice) &&
    isSamePrice(one.earningPrice, other.earningPrice)
  )
}

/** Creates a memoised factory of pools. The same inputs return the same pool, so that its row does not re-render. */
export function createPoolFactory(): (inputs: PoolInputs) => Pool {
  const cache = new Map<number, { inputs: PoolInputs; pool: Pool }>()
  return (inputs) => {
    const cached = cache.get(inputs.definition.sousId)
    if (cached && isSameInputs(cached.inputs, inputs)) return cached.pool
    const pool = createPool(inputs)
    cache.set(inputs.definition.sousId, { inputs, pool })
    return pool
  }
}
