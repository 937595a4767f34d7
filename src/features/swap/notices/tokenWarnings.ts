import { sameAddress } from '../../../core/address'
import { type WarningToken, warningTokens } from '../../../deployment/warningTokens'

/** The warnings read since the page load. */
const read = new Set<WarningToken>()

/** Returns the first warning about the tokens that is unread since the page load; null for none. */
export function unreadWarning(
  addresses: readonly (string | null | undefined)[],
  all: readonly WarningToken[] = warningTokens,
): WarningToken | null {
  for (const address of addresses) {
    const warning = address && all.find((each) => sameAddress(each.address, address))
    if (warning && !read.has(warning)) return warning
  }
  return null
}

/** Marks a warning as read, so that it is not shown again until the next page load. */
export const markRead = (warning: WarningToken): void => void read.add(warning)
