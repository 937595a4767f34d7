import type { TransactionRecord } from '../transactions.slice'
import type { ReplacementTransaction } from './next.rules'

/**
 * Returns the record of the transaction that replaced another one with the same call at another price; null without
 * one.
 */
export function successorOf(
  record: TransactionRecord,
  replacement: ReplacementTransaction | null,
): TransactionRecord | null {
  const { chainId, from, summary, approval, arrival, signed, addedTime, tab } = record
  if (!replacement || record.ending?.kind !== 'replaced' || record.ending.by !== replacement.hash) return null
  const { hash, nonce, request } = replacement
  return {
    ...{ chainId, hash, from, summary, addedTime, nonce, request },
    replaces: { hash: record.hash, kind: 'speedUp', nonce },
    ...(approval && { approval }),
    ...(arrival && { arrival }),
    ...(signed && { signed }),
    ...(tab !== undefined && { tab }),
  }
}
