import type { AbstractConnector } from '@web3-react/abstract-connector'
import { deployment } from '../../core/deployment'
import type { ConnectorId } from './connectorChoice'
import { InjectedEip1193Connector } from './InjectedEip1193Connector'
import { UnknownConnectorError } from './loginError'

/** A connector that can say whether it would connect without asking the person. */
export type AuthorisedConnector = AbstractConnector & { isAuthorized(): Promise<boolean> }

const supportedChainIds = [deployment.chainId]
const made = new Map<ConnectorId, Promise<AuthorisedConnector>>()

async function make(id: ConnectorId): Promise<AuthorisedConnector> {
  if (id === 'injected') return new InjectedEip1193Connector({ supportedChainIds })
  if (__DEMO_WALLET__) {
    const { DemoConnector } = await import('./demo/DemoConnector')
    return new DemoConnector({ supportedChainIds })
  }
  throw new UnknownConnectorError()
}

/** Answers the one connector of a kind; throws UnknownConnectorError for one that is not part of this build. */
export function connectorOf(id: ConnectorId): Promise<AuthorisedConnector> {
  const known = made.get(id)
  if (known) return known
  const fresh = make(id)
  made.set(id, fresh)
  fresh.catch(() => made.delete(id))
  return fresh
}
