import type { AbstractConnector } from '@web3-react/abstract-connector'
import { deployment } from '../../core/deployment'
import { announcedProvider } from './announced'
import { type ConnectorId, isAnnouncedId } from './connectorChoice'
import { UnknownConnectorError } from './connectorErrors'
import { binanceProvider, type Eip1193Provider, injectedProvider } from './eip1193'
import { isWalletConnectOffered } from './walletConnect/offer'

/** What this product asks of a connector beyond web3-react's interface. */
export type WalletConnector = AbstractConnector & {
  readonly id: ConnectorId
  /** False again once web3-react let go of it, which it also does, without a word, when it drops an activation. */
  readonly isListening: boolean
  /** Answers whether the wallet would connect without asking the person. */
  isAuthorized(): Promise<boolean>
  /** Tells web3-react the wallet's chain as it is now. */
  refresh(): Promise<void>
  /** Takes back the permission to see the account, where the wallet lets the page do so. */
  forget?(): Promise<void>
  /** Gives up an attempt that waits for the person, where somebody else would go on waiting: a code that nobody scans. */
  cancel?(): void
}

const supportedChainIds = [deployment.chainId]
const made = new Map<ConnectorId, Promise<WalletConnector>>()

/** Answers the way to a wallet of this browser; null for an id that is none. */
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

/** Answers the one connector of a kind; throws UnknownConnectorError for one that is not part of this build. */
export function connectorOf(id: ConnectorId): Promise<WalletConnector> {
  const known = made.get(id)
  if (known) return known
  const fresh = make(id)
  made.set(id, fresh)
  fresh.catch(() => made.delete(id))
  return fresh
}

/** Gives up what is asked of a wallet, where it was asked at all. */
export function cancelAsking(id: ConnectorId): void {
  made.get(id)?.then(
    (connector) => connector.cancel?.(),
    () => undefined,
  )
}
