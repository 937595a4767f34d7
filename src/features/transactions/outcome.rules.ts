import type { Ending, TransactionRecord } from './transactions.slice'

export type TransactionOutcome = 'pending' | 'succeeded' | 'failed' | Ending['kind']

/** Answers how a transaction stands; a receipt without a status counts as success (trading 4). */
export function outcomeOf({ receipt, ending }: TransactionRecord): TransactionOutcome {
  if (!receipt) return ending?.kind ?? 'pending'
  return receipt.status === undefined || receipt.status === 1 ? 'succeeded' : 'failed'
}

/** Answers whether a wallet gave a replacement a number of its own, so that it replaces nothing. */
export const hasStrayed = ({ replaces, nonce }: TransactionRecord): boolean =>
  replaces !== undefined && nonce !== undefined && replaces.nonce !== nonce

/** Answers whether a replacement came too late: what it should replace went through first. */
export const isTooLate = ({ replaces, ending }: TransactionRecord): boolean =>
  replaces !== undefined && ending?.by === replaces.hash
