import facts from '#deployment/blocked-accounts.json'
import type { Address } from '../core/address'

/** Accounts that see only a notice. */
export const blockedAccounts: readonly Address[] = facts
