import { isWalletConnectOffered } from './walletConnect/offer'

/** A wallet by its announced name: its domain, reversed (EIP-6963 rdns). */
export type AnnouncedId = `announced:${string}`

/** A wallet: window.ethereum or window.BinanceChain, an announced one, one on another device, or the demo wallet. */
export type ConnectorId = 'injected' | 'binance' | 'walletconnect' | 'demo' | AnnouncedId

/** The storage key of the selected wallet (data: storageKeys.connector). */
const KEY = 'connectorId'
/** The storage key of the last used wallet, which stays after a disconnect. */
const LAST_KEY = 'hotcake_lastWallet'
const ANNOUNCED = /^announced:[a-z0-9.-]{1,100}$/

/** Returns whether a wallet's id is an announced one (EIP-6963). */
export const isAnnouncedId = (id: string): id is AnnouncedId => ANNOUNCED.test(id)

/** Returns whether a wallet is part of this browser, as an extension or built in. */
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
    // Storage is blocked: the same as no stored choice.
    return null
  }
}

/** Returns the wallet connected last and not disconnected since, or null; also null if this build does not have it. */
export const readConnectorChoice = (): ConnectorId | null => read(KEY)

/** Returns the last used wallet, whether or not it was disconnected since, or null. */
export const readLastWallet = (): ConnectorId | null => read(LAST_KEY)

/** Stores the selected wallet for the next visit, or clears it; the last used wallet stays stored either way. */
export function storeConnectorChoice(id: ConnectorId | null): void {
  try {
    if (id) {
      localStorage.setItem(KEY, id)
      localStorage.setItem(LAST_KEY, id)
    } else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the next visit starts without a wallet.
  }
}
