import { LIMITS } from '../../../core/limits'
import {
  type Amounts,
  type Holdings,
  isEmptyPool,
  isUnpriced,
  leastOf,
  matching,
  sharesFor,
} from '../pool/shares.rules'

/** The amounts the user wants to add, in base units and in the order A, B; null while an amount is missing. */
export interface RequestedAmounts {
  firstRaw: bigint | null
  secondRaw: bigint | null
}

/**
 * Returns both amounts from the typed one. The other follows from the pool's price, rounded down as in the router. Both
 * are free if the first provider sets the price (trading 4 "Mint").
 */
export function requestedAmounts(
  typed: { raw: bigint | null; otherRaw: bigint | null; isFirst: boolean },
  pool: Holdings,
): RequestedAmounts {
  const { raw, otherRaw, isFirst } = typed
  if (isUnpriced(pool)) return isFirst ? { firstRaw: raw, secondRaw: otherRaw } : { firstRaw: otherRaw, secondRaw: raw }
  if (raw === null) return { firstRaw: null, secondRaw: null }
  const [typedReserveRaw, otherReserveRaw] = isFirst ? [pool.firstRaw, pool.secondRaw] : [pool.secondRaw, pool.firstRaw]
  const matchingRaw = matching(raw, typedReserveRaw, otherReserveRaw)
  return isFirst ? { firstRaw: raw, secondRaw: matchingRaw } : { firstRaw: matchingRaw, secondRaw: raw }
}

/** Returns the part that the router takes of both amounts, in base units: one in full, the other by the reserves. */
function routerAmounts({ firstRaw, secondRaw }: Amounts, pool: Holdings): Amounts {
  if (isUnpriced(pool)) return { firstRaw, secondRaw }
  const secondOptimal = matching(firstRaw, pool.firstRaw, pool.secondRaw)
  if (secondOptimal <= secondRaw) return { firstRaw, secondRaw: secondOptimal }
  return { firstRaw: matching(secondRaw, pool.secondRaw, pool.firstRaw), secondRaw }
}

/**
 * Returns the minimum of each token to be added, in base units (trading 7 "Add liquidity"). The slippage of a new pool
 * is 0: an account that creates the pair first at another price would take the deposit, so any other price has to
 * revert.
 */
export function leastToAdd(amounts: Amounts, pool: Holdings, slippageBps: number): Amounts {
  if (isEmptyPool(pool)) return routerAmounts(amounts, pool)
  return { firstRaw: leastOf(amounts.firstRaw, slippageBps), secondRaw: leastOf(amounts.secondRaw, slippageBps) }
}

/** The result of an addition: the LP tokens it mints, and the total supply afterwards, in base units. */
export interface Addition extends Amounts {
  sharesRaw: bigint
  supplyAfterRaw: bigint
}

/** Returns the result of adding both amounts; null while one is missing or they are too small for one LP base unit. */
export function additionOf({ firstRaw, secondRaw }: RequestedAmounts, pool: Holdings): Addition | null {
  if (!firstRaw || !secondRaw) return null
  const sharesRaw = sharesFor({ firstRaw, secondRaw }, pool)
  if (sharesRaw === 0n) return null
  return { firstRaw, secondRaw, sharesRaw, supplyAfterRaw: pool.supplyRaw + sharesRaw }
}

/** The facts that decide whether an addition is possible; a balance is undefined until it is read. */
export interface AddFacts {
  isConnected: boolean
  isPairInvalid: boolean
  hasBothCurrencies: boolean
  /** The pool has reserves of one token only, so the router cannot quote. */
  isOneTokenOnly: boolean
  requested: RequestedAmounts
  /** Both amounts together are too small for one LP base unit. */
  isTooLittle: boolean
  balanceARaw: bigint | undefined
  balanceBRaw: bigint | undefined
  symbolA: string
  symbolB: string
}

export interface AddError {
  sentence: string
  values?: { symbol: string }
}

/** Returns what a balance lacks for an amount; 0 for nothing, and while either is unknown. */
export const missingRaw = ({
  amountRaw,
  balanceRaw,
}: {
  amountRaw: bigint | null
  balanceRaw: bigint | undefined
}): bigint => (amountRaw !== null && balanceRaw !== undefined && amountRaw > balanceRaw ? amountRaw - balanceRaw : 0n)

const isShort = (amountRaw: bigint | null, balanceRaw: bigint | undefined): boolean =>
  missingRaw({ amountRaw, balanceRaw }) > 0n

/**
 * Returns the reason why the entered amounts cannot be added yet; null when they can. Each later reason overrides the
 * ones before it (trading 5 "Add liquidity error precedence"). A missing token is named, not the amount.
 */
export function addError(facts: AddFacts): AddError | null {
  const { requested, hasBothCurrencies } = facts
  const insufficient = (symbol: string): AddError => ({ sentence: LIMITS.shortBalance, values: { symbol } })
  if (facts.isOneTokenOnly) return { sentence: LIMITS.oneToken }
  if (isShort(requested.secondRaw, facts.balanceBRaw)) return insufficient(facts.symbolB)
  if (isShort(requested.firstRaw, facts.balanceARaw)) return insufficient(facts.symbolA)
  if (!requested.firstRaw || !requested.secondRaw || facts.isTooLittle) {
    return { sentence: hasBothCurrencies || !facts.isConnected ? LIMITS.noAmount : LIMITS.noToken }
  }
  if (facts.isPairInvalid) return { sentence: LIMITS.invalidPair }
  return facts.isConnected ? null : { sentence: LIMITS.notConnected }
}

/** A difference of at most one part in this many counts as the router's rounding; it stays with the user. */
const DUST_PARTS = 1_000_000n

/** Returns whether two amounts differ by rounding only. */
export const isDust = (typedRaw: bigint, takenRaw: bigint): boolean =>
  takenRaw <= typedRaw && (typedRaw - takenRaw) * DUST_PARTS <= typedRaw
