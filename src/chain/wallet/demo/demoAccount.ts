import { deployment } from '../../../core/deployment'

const KEY = 'demoWalletAccount'

/** The well-known keys of the deployment, by which the demo wallet signs. */
export const demoAccounts = deployment.demoWallet?.accounts ?? []

/** Answers the number of the account connected last, or null. */
export function readDemoAccount(): number | null {
  try {
    const stored = localStorage.getItem(KEY)
    const index = stored === null ? Number.NaN : Number(stored)
    return index in demoAccounts ? index : null
  } catch {
    return null
  }
}

/** Keeps the account for the next visit. */
export function keepDemoAccount(index: number): void {
  try {
    localStorage.setItem(KEY, String(index))
  } catch {
    // Storage is closed: the next visit asks again.
  }
}
