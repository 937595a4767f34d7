import type { Ending, TransactionRecord } from './transactions.slice'

export type TransactionOutcome = 'pending' | 'succeeded' | 'failed' | Ending['kind']

/** Returns the outcome of a transaction; a receipt without a status counts as success (trading 4). */
export function outcomeOf({ receipt, ending }: TransactionRecord): TransactionOutcome {
  if (!receipt) return ending?.kind ?? 'pending'
  return receipt.status === undefined || receipt.status === 1 ? 'succeeded' : 'failed'
}

/** Returns whether a wallet chose another nonce for a replacement, so that it replaces nothing. */
export const usesOtherNonce = ({ replaces, nonce }: TransactionRecord): boolean =>
  replaces !== undefined && nonce !== undefined && replaces.nonce !== nonce

/** Returns whether a replacement came too late: the transaction to replace was included first. */
export const isTooLate = ({ replaces, ending }: TransactionRecord): boolean =>
  replaces !== undefined && ending?.by === replaces.hash
