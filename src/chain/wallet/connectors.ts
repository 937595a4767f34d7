import type { AbstractConnector } from '@web3-react/abstract-connector'
import { deployment } from '../../core/deployment'
import type { ConnectorId } from './connectorChoice'
import { UnknownConnectorError } from './loginError'

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
}

const supportedChainIds = [deployment.chainId]
const made = new Map<ConnectorId, Promise<WalletConnector>>()

async function make(id: ConnectorId): Promise<WalletConnector> {
  if (id === 'injected') {
    const { InjectedEip1193Connector } = await import('./InjectedEip1193Connector')
    return new InjectedEip1193Connector({ supportedChainIds })
  }
  if (__DEMO_WALLET__ && id === 'demo') {
    const { DemoConnector } = await import('./demo/DemoConnector')
    return new DemoConnector({ supportedChainIds })
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
