import { UnsupportedChainIdError } from '@web3-react/core'
import type { AbstractConnector } from '@web3-react/abstract-connector'
import type { WalletConnector } from './connectors'
import { refuseWhileFramed } from './frame/framing'

/** The function of web3-react that connects. */
export type Activate = (connector: AbstractConnector, onError?: undefined, throwErrors?: boolean) => Promise<void>

/**
 * Connects through web3-react and returns whether it holds the wallet now. Throws the wallet's errors, and FramedError
 * inside another site before the wallet opens. A wallet on another chain is no error: web3-react stores that state and
 * connects when the wallet is back. `isWanted` returns whether the user still waits for this wallet.
 */
export async function login(connector: WalletConnector, activate: Activate, isWanted: () => boolean): Promise<boolean> {
  refuseWhileFramed()
  try {
    // With throwErrors, later errors become state and the wallet counts as inactive. With an error handler, web3-react
    // would continue as if the wallet were still on the deployment's chain.
    await activate(connector, undefined, true)
    if (!connector.isListening && isWanted()) await activate(connector, undefined, true)
  } catch (error) {
    if (!(error instanceof UnsupportedChainIdError)) throw error
    await activate(connector)
  }
  return connector.isListening
}
