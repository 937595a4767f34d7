import { EventEmitter } from 'events'
import type { Address } from '../../../core/address'
import type { RequestParams } from '../eip1193'
import { pair, PairingRejectedError, ProviderError, USER_DISCONNECTED, type Pairing } from './pairing'
import {
  accountsByChain,
  accountsOn,
  addressesIn,
  allows,
  chainIdIn,
  chainToUse,
  METHODS,
  proposalFor,
} from './session'
import { clientFor, type Client, type RelayConfig, type Session } from './signClient'
import { readStoredSession, storeSession } from './storedSession'

export interface WalletConnectConfig extends RelayConfig {
  /** The preferred chain. */
  chainId: number
  supportedChainIds: number[]
  /** A node's URL by chain id. */
  rpc: Record<number, string>
}

/**
 * Time limit for the new session after a switch to a chain that the session did not allow. A wallet sends it shortly
 * before or after its response.
 */
const UPDATE_MS = 5_000

/** The part of WalletConnect 1's provider that the packaged connector uses, over a client of WalletConnect 2. */
export class WalletConnectProvider extends EventEmitter {
  chainId: number
  /** What the packaged connector uses of WalletConnect 1's connector. */
  readonly connector: {
    /** The wc: URI to scan or open; empty after a session of the last visit was resumed. */
    uri: string
    readonly connected: boolean
    createSession(): Promise<void>
    on(event: 'disconnect', listener: () => void): void
  }
  private readonly config: WalletConnectConfig
  private session: Session | null = null
  /** The account that the wallet reported to be in use; it counts while the session includes it. */
  private chosen: Address | null = null
  private pairing: Pairing | null = null
  /** Counts cancelled codes, so that a code cancelled during its preparation is never shown. */
  private cancellations = 0
  private listenedClient: Client | null = null

  constructor(config: WalletConnectConfig) {
    super()
    this.config = config
    this.chainId = config.chainId
    const isConnected = () => this.session !== null
    this.connector = {
      uri: '',
      get connected() {
        return isConnected()
      },
      createSession: () => this.createSession(),
      // The packaged connector listens here for a rejection, which enable() reports instead.
      on: () => undefined,
    }
  }

  get accounts(): Address[] {
    return this.session ? accountsOn(this.session, this.chainId, this.chosen) : []
  }

  /** Resumes the session of the last visit; returns whether there is one. */
  async restore(): Promise<boolean> {
    const stored = readStoredSession()
    if (this.session || !stored) return this.session !== null
    const client = await this.client()
    const session = client.session.getAll().find(({ topic }) => topic === stored.topic)
    const isValid = session !== undefined && session.expiry * 1_000 > Date.now()
    if (isValid) this.use(session, [stored.chainId], stored.chosen)
    else storeSession(null)
    return isValid
  }

  /** Waits for the wallet to accept; throws CodeExpiredError, or what the wallet reports. */
  async enable(): Promise<Address[]> {
    if (!this.session) {
      if (!this.pairing) throw new PairingRejectedError()
      const session = await this.pairing.outcome
      this.pairing = null
      if (accountsByChain(session).size === 0) {
        this.session = session
        await this.endSession()
        throw new ProviderError(4100, 'The wallet shows no account')
      }
      this.use(session, [this.config.chainId])
    }
    return this.accounts
  }

  /** Cancels a code that waits to be scanned, as a rejection by the user. */
  cancelPairing(): void {
    this.cancellations += 1
    this.pairing?.cancel()
    this.pairing = null
  }

  /** Does nothing: web3-react calls it at each change to an unsupported chain and activates again. The session stays. */
  disconnect(): void {}

  /** Ends the session, here and in the wallet. */
  async endSession(): Promise<void> {
    const { session } = this
    this.cancelPairing()
    this.session = null
    storeSession(null)
    if (session) await (await this.client()).disconnect({ topic: session.topic, reason: USER_DISCONNECTED })
  }

  async request({ method, params = [] }: { method: string; params?: RequestParams }): Promise<unknown> {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return this.accounts
    if (method === 'eth_chainId') return `0x${this.chainId.toString(16)}`
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId } = {}] = params as readonly { chainId?: unknown }[]
      return this.switchTo(chainIdIn(chainId))
    }
    return METHODS.includes(method) ? this.requestFromWallet(method, params) : this.requestFromNode(method, params)
  }

  private async createSession(): Promise<void> {
    this.connector.uri = ''
    const { cancellations } = this
    if (await this.restore()) return
    if (cancellations !== this.cancellations) throw new PairingRejectedError()
    this.pairing?.cancel()
    this.pairing = pair(this.client(), proposalFor(this.config.supportedChainIds))
    this.connector.uri = await this.pairing.ready
  }

  private async requestFromWallet(method: string, params: RequestParams): Promise<unknown> {
    if (!this.session) throw new ProviderError(4900, 'The wallet is not connected')
    if (!allows(this.session, method)) throw new ProviderError(4200, `The wallet did not allow ${method}`)
    const { topic } = this.session
    const client = await this.client()
    return client.request({ topic, chainId: `eip155:${this.chainId}`, request: { method, params } })
  }

  private async requestFromNode(method: string, params: RequestParams): Promise<unknown> {
    const url = this.config.rpc[this.chainId]
    if (!url) throw new ProviderError(4200, `${method} is not supported on chain ${this.chainId}`)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }

  /**
   * Switches the chain. A chain that the session allows needs no request to the wallet, because each later request
   * names its chain. The wallet has to allow any other chain first.
   */
  private async switchTo(chainId: number): Promise<null> {
    const isAllowed = () => this.session !== null && accountsByChain(this.session).has(chainId)
    if (!isAllowed()) {
      const updated = new Promise<void>((resolve) => {
        this.once('sessionChanged', resolve)
        setTimeout(resolve, UPDATE_MS)
      })
      await this.requestFromWallet('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }])
      if (!isAllowed()) await updated
      if (!isAllowed()) throw new ProviderError(4901, 'The wallet did not allow this chain')
    }
    this.setChain(chainId)
    return null
  }

  private async client(): Promise<Client> {
    const client = await clientFor(this.config)
    if (this.listenedClient !== client) this.listen(client)
    return client
  }

  private listen(client: Client): void {
    this.listenedClient = client
    const isCurrent = ({ topic }: { topic: string }) => topic === this.session?.topic
    client.on('session_update', (event) => {
      if (isCurrent(event)) this.onUpdate(event.params.namespaces)
    })
    client.on('session_event', (event) => {
      if (isCurrent(event)) this.onEvent(event.params.event, event.params.chainId)
    })
    client.on('session_delete', (event) => {
      if (isCurrent(event)) this.onEnd()
    })
    client.on('session_expire', (event) => {
      if (isCurrent(event)) this.onEnd()
    })
  }

  private use(session: Session, wantedChains: readonly number[], chosen: Address | null = null): void {
    this.session = session
    this.chosen = chosen
    this.chainId = chainToUse(session, wantedChains)
    this.store()
  }

  private store(): void {
    if (this.session) storeSession({ topic: this.session.topic, chainId: this.chainId, chosen: this.chosen })
  }

  private setChain(chainId: number): void {
    if (chainId === this.chainId) return
    this.chainId = chainId
    this.store()
    this.emit('chainChanged', chainId)
  }

  private onUpdate(namespaces: Session['namespaces']): void {
    if (!this.session) return
    const [before] = this.accounts
    this.session = { ...this.session, namespaces }
    this.emit('sessionChanged')
    const chainId = chainToUse(this.session, [this.chainId])
    if (Number.isNaN(chainId)) {
      this.onEnd()
      return
    }
    this.setChain(chainId)
    if (this.accounts[0] !== before) this.emit('accountsChanged', this.accounts)
  }

  private onEvent({ name, data }: { name: string; data: unknown }, eventChain: string): void {
    if (name === 'accountsChanged') this.onAccount(addressesIn(data)[0] ?? null)
    if (name !== 'chainChanged') return
    const chainId = [chainIdIn(data), chainIdIn(eventChain)].find((id) => !Number.isNaN(id))
    if (chainId !== undefined) this.setChain(chainId)
  }

  private onAccount(account: Address | null): void {
    const [before] = this.accounts
    this.chosen = account
    this.store()
    if (this.accounts[0] !== before) this.emit('accountsChanged', this.accounts)
  }

  private onEnd(): void {
    this.session = null
    storeSession(null)
    this.emit('disconnect')
    // The packaged connector drops the provider at this event, but not its listeners.
    this.removeAllListeners()
  }
}
