import { LIMITS } from '../../../core/limits'
import { isEmptyPool, leastOf, matching, sharesFor, type Amounts, type Holdings } from '../pool/shares.rules'

/** What a person wants to add, in base units and in the order A, B; null while an amount is missing. */
export interface Wanted {
  firstRaw: bigint | null
  secondRaw: bigint | null
}

/**
 * Answers both amounts from the one that was typed: the other follows from the pool's price, rounded down as the router
 * does; in a new pool each stands for itself (trading 4 "Mint").
 */
export function wantedAmounts(
  typed: { raw: bigint | null; otherRaw: bigint | null; isFirst: boolean },
  pool: Holdings,
): Wanted {
  const { raw, otherRaw, isFirst } = typed
  if (isEmptyPool(pool))
    return isFirst ? { firstRaw: raw, secondRaw: otherRaw } : { firstRaw: otherRaw, secondRaw: raw }
  if (raw === null) return { firstRaw: null, secondRaw: null }
  const [hereRaw, thereRaw] = isFirst ? [pool.firstRaw, pool.secondRaw] : [pool.secondRaw, pool.firstRaw]
  const matchingRaw = matching(raw, hereRaw, thereRaw)
  return isFirst ? { firstRaw: raw, secondRaw: matchingRaw } : { firstRaw: matchingRaw, secondRaw: raw }
}

/** Answers the least of each token that may go in, in base units; 0 for a new pool, which has no price to move (trading 7). */
export function leastToAdd({ firstRaw, secondRaw }: Amounts, pool: Holdings, slippageBps: number): Amounts {
  if (isEmptyPool(pool)) return { firstRaw: 0n, secondRaw: 0n }
  return { firstRaw: leastOf(firstRaw, slippageBps), secondRaw: leastOf(secondRaw, slippageBps) }
}

/** What adding makes of a pool: the LP tokens it brings, and the supply they are then part of, in base units. */
export interface Addition extends Amounts {
  sharesRaw: bigint
  supplyAfterRaw: bigint
}

/** Answers what adding both amounts brings; null while one is missing or they are too little for a single LP base unit. */
export function additionOf({ firstRaw, secondRaw }: Wanted, pool: Holdings): Addition | null {
  if (!firstRaw || !secondRaw) return null
  const sharesRaw = sharesFor({ firstRaw, secondRaw }, pool)
  if (sharesRaw === 0n) return null
  return { firstRaw, secondRaw, sharesRaw, supplyAfterRaw: pool.supplyRaw + sharesRaw }
}

/** What the judgement of an addition needs to know; a balance is undefined until the chain answered. */
export interface AddFacts {
  isConnected: boolean
  isPairInvalid: boolean
  hasBothCurrencies: boolean
  wanted: Wanted
  /** Both amounts together are too little for a single LP base unit. */
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

const isShort = (wantedRaw: bigint | null, balanceRaw: bigint | undefined): boolean =>
  wantedRaw !== null && balanceRaw !== undefined && balanceRaw < wantedRaw

/**
 * Answers the one reason why what was entered cannot be added yet, null when it can. Each later reason overrides the ones
 * before it (trading 5 "Add liquidity error precedence"); where a token is still to be chosen, that is said.
 */
export function addError(facts: AddFacts): AddError | null {
  const { wanted, hasBothCurrencies } = facts
  const insufficient = (symbol: string): AddError => ({ sentence: LIMITS.shortBalance, values: { symbol } })
  if (isShort(wanted.secondRaw, facts.balanceBRaw)) return insufficient(facts.symbolB)
  if (isShort(wanted.firstRaw, facts.balanceARaw)) return insufficient(facts.symbolA)
  if (!wanted.firstRaw || !wanted.secondRaw || facts.isTooLittle) {
    return { sentence: hasBothCurrencies || !facts.isConnected ? LIMITS.noAmount : LIMITS.noToken }
  }
  if (facts.isPairInvalid) return { sentence: LIMITS.badPair }
  return facts.isConnected ? null : { sentence: LIMITS.notConnected }
}
