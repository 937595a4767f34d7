import { LIMITS } from '../../../core/limits'
import { type Amounts, amountsFor, type Holdings, leastOf, sharesToGet } from '../pool/shares.rules'

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
  balanceRaw: bigint
  pool: Holdings
}

function requestedShares({ field, raw, balanceRaw, pool }: RemovalRequest): bigint {
  if (raw === null) return 0n
  if (field === 'percent') return (balanceRaw * raw) / 100n
  if (field === 'liquidity') return raw
  return sharesToGet(raw, field === 'currencyA' ? pool.firstRaw : pool.secondRaw, pool.supplyRaw)
}

/**
 * Returns the LP tokens to remove and the amounts received. A typed token amount is exceeded by less than the value of
 * one LP base unit.
 */
export function removalOf(request: RemovalRequest): Removal {
  const { balanceRaw, pool } = request
  const sharesRaw = requestedShares(request)
  const share = balanceRaw === 0n ? 0n : (sharesRaw * 100n + balanceRaw - 1n) / balanceRaw
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
  balanceRaw: bigint | undefined
}

/** Returns why the entered amount cannot be removed yet; null when it can; in the order of adding (trading 5). */
export function removeError({ isConnected, removal, balanceRaw }: RemoveFacts): string | null {
  if (!isConnected) return LIMITS.notConnected
  if (removal.sharesRaw === 0n || removal.firstRaw === 0n || removal.secondRaw === 0n) return LIMITS.noAmount
  return balanceRaw !== undefined && balanceRaw < removal.sharesRaw ? LIMITS.shortShares : null
}
