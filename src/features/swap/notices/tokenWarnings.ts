import facts from '#deployment/warning-tokens.json'
import { sameAddress } from '../../../core/address'

/** A warning about a selected token: it takes a fee on each transfer, or it is reported as compromised. */
export interface TokenWarning {
  symbol: string
  address: string
  reason: string
  taxBps?: number
  /** The slippage tolerance that a swap needs to succeed despite the fee. */
  minimumSlippageBps?: number
}

const warnings: readonly TokenWarning[] = facts

/** The warnings read since the page load. */
const read = new Set<TokenWarning>()

/** Returns the first warning about the tokens that is unread since the page load; null for none. */
export function unreadWarning(
  addresses: readonly (string | null | undefined)[],
  all: readonly TokenWarning[] = warnings,
): TokenWarning | null {
  for (const address of addresses) {
    const warning = address && all.find((each) => sameAddress(each.address, address))
    if (warning && !read.has(warning)) return warning
  }
  return null
}

/** Marks a warning as read, so that it is not shown again until the next page load. */
export const noteRead = (warning: TokenWarning): void => void read.add(warning)
