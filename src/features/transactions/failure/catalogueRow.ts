import type { Cause } from './cause'

/** Who refuses: a node, the wallet, a contract, a limit of what can be entered, or the page itself. */
export type RefusedBy = 'node' | 'wallet' | 'contract' | 'limit' | 'page'

/** One cause of failure in the trading area, how it is recognised, and what is said of it. */
export interface CatalogueRow {
  id: string
  by: RefusedBy
  /** Answers whether this is the cause. Rows are asked in their order; the first that says yes is taken. */
  fits: (cause: Cause) => boolean
  /** The words of trading 8; null where they name what failed ("Swap failed: %message%"). */
  sentence: string | null
  /** Words of ours in place of a message or reason that is none. */
  stand?: string
  /** What the person can do about it. */
  advice: string | null
}
