import accounts from '#deployment/blocked-accounts.json'
import { sameAddress } from '../../core/address'

/** Returns whether an account is on the list of blocked accounts, ignoring case (trading 2.1). */
export const isBlocked = (account: string, blocked: readonly string[] = accounts): boolean =>
  blocked.some((entry) => sameAddress(entry, account))
