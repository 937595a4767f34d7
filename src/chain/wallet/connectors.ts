import type { AbstractConnector } from '@web3-react/abstract-connector'
import { deployment } from '../../deployment/deployment'
import { announcedProvider } from './announced'
import { type ConnectorId, isAnnouncedId } from './connectorChoice'
import { UnknownConnectorError } from './connectorErrors'
import { binanceProvider, type Eip1193Provider, injectedProvider } from './eip1193'
import { isWalletConnectOffered } from './walletConnect/offer'

/** What this app needs of a connector beyond web3-react's interface. */
export type WalletConnector = AbstractConnector & {
  readonly id: ConnectorId
  /** False again once web3-react has deactivated it, which it also does without notice when it drops an activation. */
  readonly isListening: boolean
  /** Returns whether the wallet would connect without a prompt. */
  isAuthorized(): Promise<boolean>
  /** Updates web3-react with the wallet's current chain. */
  refresh(): Promise<void>
  /** Revokes the page's permission to read the account, if the wallet supports that. */
  forget?(): Promise<void>
  /** Aborts an attempt that would otherwise keep waiting, such as a pairing code that no wallet scans. */
  cancel?(): void
}

const supportedChainIds = [deployment.chainId]
const created = new Map<ConnectorId, Promise<WalletConnector>>()

/** Returns the function that finds a browser wallet; null for the id of any other wallet. */
function finderOf(id: ConnectorId): (() => Promise<Eip1193Provider | null>) | null {
  if (id === 'injected') return () => Promise.resolve(injectedProvider())
  if (id === 'binance') return () => Promise.resolve(binanceProvider())
  return isAnnouncedId(id) ? () => announcedProvider(id) : null
}

async function make(id: ConnectorId): Promise<WalletConnector> {
  if (__DEMO_WALLET__ && id === 'demo') {
    const { DemoConnector } = await import('./demo/DemoConnector')
    return new DemoConnector({ supportedChainIds })
  }
  if (id === 'walletconnect' && isWalletConnectOffered) {
    const { WalletConnectWallet } = await import('./walletConnect/WalletConnectWallet')
    return new WalletConnectWallet(supportedChainIds)
  }
  const find = finderOf(id)
  if (find) {
    const { InjectedEip1193Connector } = await import('./InjectedEip1193Connector')
    return new InjectedEip1193Connector({ id, supportedChainIds, find })
  }
  throw new UnknownConnectorError('No such connector')
}

/** Returns the single connector of a kind; throws UnknownConnectorError for one that is not part of this build. */
export function connectorOf(id: ConnectorId): Promise<WalletConnector> {
  const known = created.get(id)
  if (known) return known
  const fresh = make(id)
  created.set(id, fresh)
  fresh.catch(() => created.delete(id))
  return fresh
}

/** Aborts the pending request to a wallet, if there is one. */
export function cancelRequest(id: ConnectorId): void {
  created.get(id)?.then(
    (connector) => connector.cancel?.(),
    () => undefined,
  )
}
