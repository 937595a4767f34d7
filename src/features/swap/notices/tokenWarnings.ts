import facts from '#deployment/warning-tokens.json'
import { sameAddress } from '../../../core/address'

/** A token that is told of when it is chosen: it takes a part of each transfer, or it is reported as compromised. */
export interface TokenWarning {
  symbol: string
  address: string
  reason: string
  taxBps?: number
  /** What a swap needs as slippage to go through in spite of the tax. */
  minimumSlippageBps?: number
}

const warnings: readonly TokenWarning[] = facts

/** What has been read since the page was opened. */
const read = new Set<TokenWarning>()

/** Answers the first warning about the tokens that has not been read since the page was opened; null for none. */
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

/** Notes that a warning was read, so that it is not shown again while the page is open. */
export const noteRead = (warning: TokenWarning): void => void read.add(warning)
