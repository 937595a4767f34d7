import type { ConnectorId } from './connectorChoice'
import { connectorOf } from './connectors'

/** What wallets of the MetaMask family tell beyond EIP-1193. */
interface TellsItsLock {
  _metamask?: { isUnlocked?: () => Promise<unknown> }
}

/** Answers whether a wallet says that it is locked; false for one that does not tell (trading 2.8). Never throws. */
export async function isWalletLocked(id: ConnectorId): Promise<boolean> {
  try {
    const provider = (await (await connectorOf(id)).getProvider()) as TellsItsLock | null
    const { _metamask: family } = provider ?? {}
    return (await family?.isUnlocked?.()) === false
  } catch {
    return false
  }
}
