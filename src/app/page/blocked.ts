import { type Address, sameAddress } from '../../core/address'
import { blockedAccounts } from '../../deployment/blockedAccounts'

/** Returns whether an account is on the list of blocked accounts, ignoring case (trading 2.1). */
export const isBlocked = (account: Address, blocked: readonly Address[] = blockedAccounts): boolean =>
  blocked.some((entry) => sameAddress(entry, account))
