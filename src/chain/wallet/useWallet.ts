import { createContext, useContext } from 'react'
import type { ConnectorId } from './connectorChoice'
import type { WalletLibrary } from './eip1193'
import type { LoginError } from './loginError'

/** 'viewOnly' while the page's address names an account to look at: a wallet may be connected, and is not used. */
export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'wrongChain' | 'viewOnly'

export interface Wallet {
  status: WalletStatus
  /** Checksummed; known while connected and on a wrong chain. The viewed account, while one is looked at. */
  account: string | null
  /** The wallet's own chain, which on a wrong chain is not the deployment's; null while it is not known. */
  chainId: number | null
  /** The way to ask the wallet; null unless it is on the deployment's chain. */
  library: WalletLibrary | null
  /** The wallet that is connected, or that is being asked to. */
  connectorId: ConnectorId | null
  /** Why the last attempt to connect failed, until the next one or until it is dismissed. */
  error: LoginError | null
  /** Asks a wallet to connect. Never throws: how it ended is in `status` and `error`. */
  connect(id: ConnectorId): Promise<void>
  disconnect(): void
  /** Asks the connected wallet to go to the deployment's chain; throws what the wallet throws. */
  switchChain(): Promise<void>
  /** Waits no longer for an answer of a wallet, and forgets the last error. */
  dismiss(): void
}

export const WalletContext = createContext<Wallet | null>(null)

/** Answers the wallet as it is now, and the ways to connect, leave and change its chain (trading 2.8). */
export function useWallet(): Wallet {
  const wallet = useContext(WalletContext)
  if (!wallet) throw new Error('No WalletProvider stands above')
  return wallet
}
