import accounts from '#deployment/blocked-accounts.json'
import { sameAddress } from '../../core/address'

/** Answers whether an account is on a list of blocked ones, whatever the case of either (trading 2.1). */
export const isBlocked = (account: string, blocked: readonly string[] = accounts): boolean =>
  blocked.some((entry) => sameAddress(entry, account))
