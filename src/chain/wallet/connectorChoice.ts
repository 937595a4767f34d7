import { isWalletConnectOffered } from './walletConnect/offer'

/** A wallet by the name it announces itself with: its domain, reversed (EIP-6963 rdns). */
export type AnnouncedId = `announced:${string}`

/** A wallet: window.ethereum or window.BinanceChain, one that announced itself, one on another device, or the demo wallet. */
export type ConnectorId = 'injected' | 'binance' | 'walletconnect' | 'demo' | AnnouncedId

/** Where the choice of wallet is kept (data: storageKeys.connector). */
const KEY = 'connectorId'
/** Where the wallet used last is kept, also after it was left. */
const LAST_KEY = 'hotcake_lastWallet'
const ANNOUNCED = /^announced:[a-z0-9.-]{1,100}$/

/** Answers whether a wallet's id is one that was announced (EIP-6963). */
export const isAnnouncedId = (id: string): id is AnnouncedId => ANNOUNCED.test(id)

/** Answers whether a wallet lives in this browser, as an extension or as the browser's own. */
export const isBrowserWallet = (id: ConnectorId | null): boolean =>
  id !== null && id !== 'demo' && id !== 'walletconnect'

function asConnectorId(stored: string | null): ConnectorId | null {
  if (stored === 'walletconnect') return isWalletConnectOffered ? stored : null
  if (stored === 'injected' || stored === 'binance' || (__DEMO_WALLET__ && stored === 'demo')) return stored
  return stored !== null && isAnnouncedId(stored) ? stored : null
}

function read(key: string): ConnectorId | null {
  try {
    return asConnectorId(localStorage.getItem(key))
  } catch {
    // Storage is closed: as if nothing was kept.
    return null
  }
}

/** Answers the wallet connected last and not left since, or null; a choice that is no part of this build counts as none. */
export const readConnectorChoice = (): ConnectorId | null => read(KEY)

/** Answers the wallet used last, whether or not it was left since, or null. */
export const readLastWallet = (): ConnectorId | null => read(LAST_KEY)

/** Keeps the choice of wallet for the next visit, or forgets it; which one was used last is remembered either way. */
export function keepConnectorChoice(id: ConnectorId | null): void {
  try {
    if (id) {
      localStorage.setItem(KEY, id)
      localStorage.setItem(LAST_KEY, id)
    } else localStorage.removeItem(KEY)
  } catch {
    // Storage is closed: the next visit starts without a wallet.
  }
}
