import facts from '#deployment/deployment.json'
import type { Address } from '../core/address'
import type { Area } from '../core/area'

/** Nodes of a chain, and how many of their operators must agree on data that is signed. */
export interface NodeFacts {
  http: string[]
  quorum: number
  /** Operator of each node, by host; a host without an entry belongs to its registrable domain. */
  operators?: Record<string, string>
}

/** Contracts by name. Those listed exist in every deployment. */
interface Contracts {
  router: Address
  factory: Address
  wrappedNative: Address
  /** Contract that batches reads and returns a result per call (tryBlockAndAggregate). */
  multicall: Address
  /** The batching contract that also has getEthBalance and getCurrentBlockTimestamp. */
  exchangeMulticall: Address
  [name: string]: Address
}

/** Contents of deployment.json: the facts of one deployed protocol. */
export interface Deployment {
  name: string
  productName: string
  chainId: number
  chainName: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  blockTimeSeconds: number
  rpc: NodeFacts & { webSocket: string[] }
  explorer: { name: string; url: string } | null
  contracts: Contracts
  initCodeHash: string
  /** Addresses that are never valid as the recipient of a swap (trading 5). */
  forbiddenRecipients: Address[]
  services: Record<string, string | string[]>
  /**
   * Name resolution: the registry and the nodes of its chain. Without nodes, the registry is on the deployment's own
   * chain.
   */
  nameService?: { registry: Address; chainId?: number } & Partial<NodeFacts>
  areas: Partial<Record<Area, boolean>>
  /** WalletConnect: project id (empty: not offered), relay, and the service that attests the page's origin. */
  walletConnect?: { projectId: string; relayUrl: string; verifyUrl?: string }
  /** Origins of sites that may embed the app in a frame and let it request signatures; none by default. */
  framing?: { allowedAncestors: string[] }
  /** Publicly known keys; only for a chain whose money has no value. */
  demoWallet?: { accounts: { name: string; privateKey: string }[] }
}

/** The deployment of this build. Its contracts are in contracts.ts, one export each; laterFacts.ts has the rest. */
export const deployment: Omit<Deployment, 'contracts' | 'demoWallet'> = facts
