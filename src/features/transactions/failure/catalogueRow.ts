import type { Cause } from './cause'

/** Origin of a refusal: a node, the wallet, a contract, a limit of the input, or the page itself. */
export type RefusedBy = 'node' | 'wallet' | 'contract' | 'limit' | 'page'

/** One cause of failure, its condition, and its message. */
export interface CatalogueRow {
  id: string
  by: RefusedBy
  /** Returns whether this is the cause. Rows are tried in order; the first match is used. */
  fits: (cause: Cause) => boolean
  /** The message of trading 8; null when it names what failed ("Swap failed: %message%"). */
  sentence: string | null
  /** Text that replaces a missing message or reason. */
  substitute?: string
  /** The remedy for the user. */
  advice: string | null
}
