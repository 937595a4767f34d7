export type ConnectorId = 'injected' | 'demo'

/** Where the choice of wallet is kept (data: storageKeys.connector). */
const KEY = 'connectorId'

/** Answers the wallet connected last, or null; a choice that is no part of this build counts as none. */
export function readConnectorChoice(): ConnectorId | null {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === 'injected' || (__DEMO_WALLET__ && stored === 'demo')) return stored
  } catch {
    // Storage is closed: as if nothing was kept.
  }
  return null
}

/** Keeps the choice of wallet for the next visit, or forgets it. */
export function keepConnectorChoice(id: ConnectorId | null): void {
  try {
    if (id) localStorage.setItem(KEY, id)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is closed: the next visit starts without a wallet.
  }
}
