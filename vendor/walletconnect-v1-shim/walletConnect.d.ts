/** What the provider is told. Further fields are the packaged connector's own. */
export interface WalletConnectConfig {
  projectId: string
  relayUrl: string
  /** Who attests to the wallet that the page is where it says it is; nobody is asked without it. */
  verifyUrl?: string | undefined
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** The chain wished for. */
  chainId: number
  supportedChainIds: number[]
  /** A node's address by chain id. */
  rpc: Record<number, string>
}

type Listener = (...args: never[]) => void

/** The part of WalletConnect 1's provider that the packaged connector uses, over a client of WalletConnect 2. One a page. */
export default class WalletConnectProvider {
  constructor(config: WalletConnectConfig)
  readonly chainId: number
  readonly accounts: string[]
  readonly connector: {
    /** The wc: address to scan or open; empty where a session was taken up again. */
    readonly uri: string
    readonly connected: boolean
    createSession(): Promise<void>
    on(event: 'disconnect', listener: () => void): void
  }
  /** Takes up the session of the last visit; answers whether there is one. */
  restore(): Promise<boolean>
  /** Waits for the wallet; throws with code PAIRING_EXPIRED, or what the wallet says. */
  enable(): Promise<string[]>
  /** Gives a code up that waits to be scanned. */
  cancelPairing(): void
  /** Lets go of the session without ending it. */
  disconnect(): void
  /** Ends the session, here and in the wallet. */
  leave(): Promise<void>
  request(args: { method: string; params?: readonly unknown[] | Readonly<Record<string, unknown>> }): Promise<unknown>
  on(event: string, listener: Listener): this
  removeListener(event: string, listener: Listener): this
}
