import type { AddError } from '../add/add.rules'
import type { PoolFacts } from '../pool/usePoolFacts'

export interface SaleFacts {
  hasBothCurrencies: boolean
  status: PoolFacts['status']
  amountRaw: bigint | null
  balanceRaw: bigint | undefined
  symbol: string
  hasPlan: boolean
}

/** Answers the one reason why one token cannot be added alone yet, null when it can; each later one overrides, as when adding both (trading 5). */
export function saleError({
  hasBothCurrencies,
  status,
  amountRaw,
  balanceRaw,
  symbol,
  hasPlan,
}: SaleFacts): AddError | null {
  if (amountRaw !== null && balanceRaw !== undefined && balanceRaw < amountRaw) {
    return { sentence: 'Insufficient %symbol% balance', values: { symbol } }
  }
  if (!hasBothCurrencies) return { sentence: 'Select a token' }
  if (amountRaw === null) return { sentence: 'Enter an amount' }
  if (status === 'invalid') return { sentence: 'Invalid pair' }
  return hasPlan ? null : { sentence: 'Insufficient liquidity for this trade.' }
}
