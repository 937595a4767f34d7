import { createContext, useContext } from 'react'
import type { Address } from '../../core/address'
import type { ConnectorId } from './connectorChoice'
import type { WalletLibrary } from './eip1193'
import type { LoginError } from './loginError'

/** 'viewOnly' while the URL names an account to view: a wallet may be connected, but is not used. */
export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'wrongChain' | 'viewOnly'

export interface Wallet {
  status: WalletStatus
  /** Checksummed; set while connected and on a wrong chain. In view-only mode, the viewed account. */
  account: Address | null
  /** The wallet's chain, which on a wrong chain is not the deployment's; null while unknown. */
  chainId: number | null
  /** Sends requests to the wallet; null unless it is on the deployment's chain. */
  library: WalletLibrary | null
  /** The wallet that is connected or connecting. */
  connectorId: ConnectorId | null
  /** Why the last attempt to connect failed, until the next attempt or a dismissal. */
  error: LoginError | null
  /** Requests a connection. Never throws: the outcome is in `status` and `error`. */
  connect(id: ConnectorId): Promise<void>
  disconnect(): void
  /** Requests a switch to the deployment's chain; throws the wallet's errors. */
  switchChain(): Promise<void>
  /** Stops waiting for a wallet, and clears the last error. */
  dismiss(): void
}

export const WalletContext = createContext<Wallet | null>(null)

/** Returns the current wallet, and the functions that connect, disconnect and switch its chain (trading 2.8). */
export function useWallet(): Wallet {
  const wallet = useContext(WalletContext)
  if (!wallet) throw new Error('useWallet needs a WalletProvider above it')
  return wallet
}
