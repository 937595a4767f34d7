import facts from '#deployment/deployment.json'

/** The areas of the product that a deployment may switch on. */
export type Area =
  | 'swap'
  | 'liquidity'
  | 'farms'
  | 'pools'
  | 'prediction'
  | 'lottery'
  | 'collectibles'
  | 'competition'
  | 'teams'
  | 'profile'
  | 'ifo'
  | 'voting'

/** The nodes of a chain, and how many of their operators have to agree on what is signed. */
export interface NodeFacts {
  http: string[]
  quorum: number
  /** Who runs each node, by its host; a host that is left out belongs to its registrable domain. */
  operators?: Record<string, string>
}

/** What is true of one deployed protocol: the shape of deployments/{name}/deployment.json. */
export interface Deployment {
  name: string
  productName: string
  chainId: number
  chainName: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  blockTimeSeconds: number
  rpc: NodeFacts & { webSocket: string[] }
  explorer: { name: string; url: string } | null
  contracts: {
    router: string
    factory: string
    wrappedNative: string
    /** Batched reads with a verdict per call (tryBlockAndAggregate). */
    multicall: string
    /** The batching contract that also answers getEthBalance and getCurrentBlockTimestamp. */
    exchangeMulticall: string
    [name: string]: string
  }
  initCodeHash: string
  /** Addresses that can never be a swap's recipient (trading 5). */
  forbiddenRecipients: string[]
  services: Record<string, string | string[]>
  /** Where names are looked up: the registry, and the nodes of its chain; without nodes it is on the deployment's own chain. */
  nameService?: { registry: string; chainId?: number } & Partial<NodeFacts>
  areas: Partial<Record<Area, boolean>>
  /** Wallets on another device: a project's id at the relay (empty: none, and none is offered), the relay, who attests to the page. */
  walletConnect?: { projectId: string; relayUrl: string; verifyUrl?: string }
  /** Sites that may show the app in a frame and have it ask for signatures, by origin; none unless named. */
  framing?: { allowedAncestors: string[] }
  /** Only on a chain where money is play money: keys that everybody knows. */
  demoWallet?: { accounts: { name: string; privateKey: string }[] }
}

/** The deployment this build was made for; nothing else in src knows an address, a URL or a chain id. */
export const deployment: Deployment = facts
