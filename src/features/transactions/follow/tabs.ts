import { freshId } from '../../../state/freshId'
import type { TransactionRecord } from '../transactions.slice'

const KEY = 'hotcake_tab'
const LOCK = 'hotcake_tab '
/** Returns the lock manager. It is absent on a page that is not served securely, contrary to its type. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks

function storeName(next: string): string {
  try {
    sessionStorage.setItem(KEY, next)
  } catch {
    // Without storage the tab gets another name at its next reload.
  }
  return next
}

/**
 * Holds a name until the page is closed. Returns false when another page holds it, such as the tab of which this is a
 * copy.
 */
const acquire = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void locks()?.request(LOCK + name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })

let pendingName: Promise<string> | null = null

async function nameTab(): Promise<string> {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(KEY)
  } catch {
    // Without storage the tab gets another name at its next reload.
  }
  const name = stored ?? storeName(freshId())
  if (!locks() || (await acquire(name))) return name
  const other = storeName(freshId())
  await acquire(other)
  return other
}

/** Returns the name of this tab, which survives a reload and is unique among the tabs. */
export const tabName = (): Promise<string> => (pendingName ??= nameTab())

/** Returns whether this tab reports a transaction: it sent it, or it substitutes the closed tab that did. */
export async function isReportingTab({ tab }: TransactionRecord): Promise<boolean> {
  const ownName = await tabName()
  if (tab === ownName) return true
  const manager = locks()
  if (!manager) return true
  const { held = [] } = await manager.query()
  const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])).toSorted()
  return tab !== undefined && names.includes(tab) ? false : names[0] === ownName
}
