import { deployment } from '../../../core/deployment'

const KEY = 'demoWalletAccount'

/** The well-known keys of the deployment, by which the demo wallet signs. */
export const demoAccounts = deployment.demoWallet?.accounts ?? []

/** Answers the number of the account that this page may see, or null. */
export function readDemoAccount(): number | null {
  try {
    const index = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return index in demoAccounts ? index : null
  } catch {
    return null
  }
}

/** Keeps the account for the next visit, or forgets it. */
export function keepDemoAccount(index: number | null): void {
  try {
    if (index === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(index))
  } catch {
    // Storage is closed: the next visit asks again.
  }
}
