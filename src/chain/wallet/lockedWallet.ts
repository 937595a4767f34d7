import type { ConnectorId } from './connectorChoice'
import { connectorOf } from './connectors'

/** An API of the MetaMask family beyond EIP-1193. */
interface ReportsLock {
  _metamask?: { isUnlocked?: () => Promise<unknown> }
}

/** Returns whether a wallet reports that it is locked; false if it has no such API (trading 2.8). Never throws. */
export async function isWalletLocked(id: ConnectorId): Promise<boolean> {
  try {
    const provider = (await (await connectorOf(id)).getProvider()) as ReportsLock | null
    const { _metamask: family } = provider ?? {}
    return (await family?.isUnlocked?.()) === false
  } catch {
    return false
  }
}
