import { type Address, isAddressText } from '../../../core/address'

/** The storage key of the session in use, beside the client's own store of all sessions. */
const KEY = 'walletconnect'

/** Which of the client's sessions is in use, on which chain and with which account. */
export interface StoredSession {
  topic: string
  chainId: number
  /** The account that the wallet reported to be in use; null before it has reported one. */
  chosen: Address | null
}

/** Returns the session in use at the last visit; null if there is none, or if what is stored is not a session. */
export function readStoredSession(): StoredSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
    const { topic, chainId, chosen } = stored ?? {}
    if (typeof topic !== 'string') return null
    return {
      topic,
      chainId: typeof chainId === 'number' ? chainId : Number.NaN,
      chosen: typeof chosen === 'string' && isAddressText(chosen) ? chosen : null,
    }
  } catch {
    return null
  }
}

/** Stores the session in use, or clears it with null. */
export function storeSession(session: StoredSession | null): void {
  try {
    if (session) localStorage.setItem(KEY, JSON.stringify(session))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the next visit needs a new code.
  }
}
