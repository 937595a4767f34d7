import { demoAccounts } from '../../../deployment/demoAccounts'

const KEY = 'demoWalletAccount'

/** Returns the index of the account that this page may read, or null. */
export function readDemoAccount(): number | null {
  try {
    const index = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return index in demoAccounts ? index : null
  } catch {
    return null
  }
}

/** Stores the account for the next visit, or clears it. */
export function storeDemoAccount(index: number | null): void {
  try {
    if (index === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(index))
  } catch {
    // Storage is blocked: the next visit prompts again.
  }
}
