import { UnsupportedChainIdError } from '@web3-react/core'
import type { AbstractConnector } from '@web3-react/abstract-connector'
import type { WalletConnector } from './connectors'
import { refuseWhileFramed } from './frame/framing'

/** web3-react's way to connect. */
export type Activate = (connector: AbstractConnector, onError?: undefined, throwErrors?: boolean) => Promise<void>

/**
 * Connects through web3-react and returns whether it holds the wallet now. Throws what the wallet throws, and
 * FramedError, before the wallet is asked, inside another site. A wallet on
 * another chain is no error: web3-react keeps that as its state and follows the wallet back. `isWanted` says whether
 * the person still waits for this wallet.
 */
export async function login(connector: WalletConnector, activate: Activate, isWanted: () => boolean): Promise<boolean> {
  refuseWhileFramed()
  try {
    // With throwErrors, later errors become state and the wallet counts as inactive; with an error handler web3-react
    // would go on as if the wallet were still on our chain.
    await activate(connector, undefined, true)
    if (!connector.isListening && isWanted()) await activate(connector, undefined, true)
  } catch (error) {
    if (!(error instanceof UnsupportedChainIdError)) throw error
    await activate(connector)
  }
  return connector.isListening
}
