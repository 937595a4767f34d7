import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core'
import { deployment } from '../../core/deployment'
import type { WalletLibrary } from './eip1193'

export type WalletStatus = 'disconnected' | 'connected' | 'wrongChain'

export interface Wallet {
  status: WalletStatus
  /** Checksummed; null unless connected to the deployment's chain. */
  account: string | null
  library: WalletLibrary | null
}

/** Answers the wallet as it is now; account and library are there only on the deployment's chain. */
export function useWallet(): Wallet {
  const { active, account, chainId, library, error } = useWeb3React<WalletLibrary>()
  if (error instanceof UnsupportedChainIdError) return { status: 'wrongChain', account: null, library: null }
  if (active && account && library && chainId === deployment.chainId) return { status: 'connected', account, library }
  return { status: 'disconnected', account: null, library: null }
}
