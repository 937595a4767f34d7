import { Web3ReactProvider } from '@web3-react/core'
import type { ReactNode } from 'react'
import { getLibrary } from './eip1193'
import { WalletContext } from './useWallet'
import { useShownWallet } from './view/useShownWallet'

function Session({ children }: { children: ReactNode }) {
  return <WalletContext value={useShownWallet()}>{children}</WalletContext>
}

/** Provides the wallet. It has to be the outermost element: a render above it drops a pending activation. */
export function WalletProvider({ children }: { children: ReactNode }) {
  return (
    <Web3ReactProvider getLibrary={getLibrary}>
      <Session>{children}</Session>
    </Web3ReactProvider>
  )
}
