import { LIMITS } from '../../../core/limits'
import { impactTier, isBlocked } from '../../../market/impactTier'
import type { AddError } from '../add/add.rules'
import type { PoolFacts } from '../pool/usePoolFacts'

export interface SaleFacts {
  hasBothCurrencies: boolean
  status: PoolFacts['status']
  amountRaw: bigint | null
  balanceRaw: bigint | undefined
  symbol: string
  /** The price impact of the sale in basis points; null when no sale is possible. */
  impactBps: number | null
  isExpert: boolean
}

/**
 * Returns why one token cannot be added yet; null when it can. Later reasons override, as in a two-sided addition
 * (trading 5).
 */
export function saleError({
  hasBothCurrencies,
  status,
  amountRaw,
  balanceRaw,
  symbol,
  impactBps,
  isExpert,
}: SaleFacts): AddError | null {
  if (amountRaw !== null && balanceRaw !== undefined && balanceRaw < amountRaw) {
    return { sentence: LIMITS.shortBalance, values: { symbol } }
  }
  if (!hasBothCurrencies) return { sentence: LIMITS.noToken }
  if (amountRaw === null) return { sentence: LIMITS.noAmount }
  if (status === 'invalid') return { sentence: LIMITS.invalidPair }
  if (impactBps === null) return { sentence: LIMITS.noRoute }
  return isBlocked(impactTier(impactBps), isExpert) ? { sentence: LIMITS.tooMuchImpact } : null
}
