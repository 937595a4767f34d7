import { LIMITS } from '../../../core/limits'
import { amountsFor, leastOf, sharesToGet, type Amounts, type Holdings } from '../pool/shares.rules'

/** The fields of the remove screen (trading 3 "Burn state", constants: REMOVE_FIELDS). */
export type BurnField = 'percent' | 'liquidity' | 'currencyA' | 'currencyB'

/** A removal: LP tokens in base units, the amounts received for them, and their share of the position. */
export interface Removal extends Amounts {
  sharesRaw: bigint
  /** Whole percent of the LP tokens held, rounded up, 0 to 100 (constants: REMOVE_SHORTCUTS). */
  percent: number
}

export interface RemovalRequest {
  field: BurnField
  /** A percentage, or base units of the field's token; null without input. */
  raw: bigint | null
  heldRaw: bigint
  pool: Holdings
}

function sharesWanted({ field, raw, heldRaw, pool }: RemovalRequest): bigint {
  if (raw === null) return 0n
  if (field === 'percent') return (heldRaw * raw) / 100n
  if (field === 'liquidity') return raw
  return sharesToGet(raw, field === 'currencyA' ? pool.firstRaw : pool.secondRaw, pool.supplyRaw)
}

/**
 * Returns the LP tokens to remove and the amounts received. A typed token amount is exceeded by less than the worth of
 * one LP base unit.
 */
export function removalOf(request: RemovalRequest): Removal {
  const { heldRaw, pool } = request
  const sharesRaw = sharesWanted(request)
  const share = heldRaw === 0n ? 0n : (sharesRaw * 100n + heldRaw - 1n) / heldRaw
  const percent = Number(share > 100n ? 100n : share)
  return { ...amountsFor(sharesRaw, pool), sharesRaw, percent }
}

/** Returns the minimum of each received token, in base units (trading 7, by the rule of adding). */
export const leastToGet = ({ firstRaw, secondRaw }: Amounts, slippageBps: number): Amounts => ({
  firstRaw: leastOf(firstRaw, slippageBps),
  secondRaw: leastOf(secondRaw, slippageBps),
})

export interface RemoveFacts {
  isConnected: boolean
  removal: Removal
  /** Undefined until it is read. */
  heldRaw: bigint | undefined
}

/** Returns why the entered amount cannot be removed yet; null when it can; in the order of adding (trading 5). */
export function removeError({ isConnected, removal, heldRaw }: RemoveFacts): string | null {
  if (!isConnected) return LIMITS.notConnected
  if (removal.sharesRaw === 0n || removal.firstRaw === 0n || removal.secondRaw === 0n) return LIMITS.noAmount
  return heldRaw !== undefined && heldRaw < removal.sharesRaw ? LIMITS.shortShares : null
}
