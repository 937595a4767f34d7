import { EventEmitter } from 'events'
import { clientFor } from './client.mjs'
import { keep, recall } from './memory.mjs'
import { failure, pair } from './pairing.mjs'
import {
  accountsByChain,
  accountsOn,
  addressesIn,
  allows,
  chainIdIn,
  chainToUse,
  METHODS,
  proposalFor,
} from './session.mjs'

const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }
/** A wallet that went to a chain it had not allowed before tells the new session just before or after its answer. */
const UPDATE_MS = 5_000

/** The part of WalletConnect 1's provider that the packaged connector uses, over a client of WalletConnect 2. */
class Provider extends EventEmitter {
  session = null
  /** The account that the wallet said to be in use; heeded while the session has it. */
  chosen = null
  pairing = null
  /** Counts the codes given up, so that one given up while it is prepared is never shown. */
  given = 0
  listening = null

  constructor(config) {
    super()
    this.config = config
    this.chainId = config.chainId
    const provider = this
    this.connector = {
      uri: '',
      get connected() {
        return provider.session !== null
      },
      createSession: () => this.createSession(),
      // The packaged connector listens here for a refusal; ours comes through enable().
      on: () => undefined,
    }
  }

  get accounts() {
    return this.session ? accountsOn(this.session, this.chainId, this.chosen) : []
  }

  /** Takes up the session of the last visit; answers whether there is one. */
  async restore() {
    const kept = recall()
    if (this.session || !kept) return this.session !== null
    const client = await this.client()
    const session = client.session.getAll().find(({ topic }) => topic === kept.topic)
    const isGood = session !== undefined && session.expiry * 1_000 > Date.now()
    if (isGood) this.take(session, [kept.chainId], kept.chosen)
    else keep(null)
    return isGood
  }

  async createSession() {
    this.connector.uri = ''
    const before = this.given
    if (await this.restore()) return
    if (before !== this.given) throw new Error('User closed modal')
    this.pairing?.cancel()
    this.pairing = pair(this.client(), proposalFor(this.config.supportedChainIds))
    this.connector.uri = await this.pairing.ready
  }

  async enable() {
    if (!this.session) {
      if (!this.pairing) throw new Error('User closed modal')
      const session = await this.pairing.outcome
      this.pairing = null
      if (accountsByChain(session).size === 0) {
        this.session = session
        await this.leave()
        throw failure(4100, 'The wallet shows no account')
      }
      this.take(session, [this.config.chainId])
    }
    return this.accounts
  }

  /** Gives a code up that waits to be scanned: whoever waits for it is told that the person refused. */
  cancelPairing() {
    this.given += 1
    this.pairing?.cancel()
    this.pairing = null
  }

  /** web3-react calls this at each change of chain that it refuses, and activates again: the session outlives it. */
  disconnect() {}

  /** Ends the session, here and in the wallet. */
  async leave() {
    const { session } = this
    this.cancelPairing()
    this.session = null
    keep(null)
    if (session) await (await this.client()).disconnect({ topic: session.topic, reason: USER_DISCONNECTED })
  }

  async request({ method, params = [] }) {
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return this.accounts
    if (method === 'eth_chainId') return `0x${this.chainId.toString(16)}`
    if (method === 'wallet_switchEthereumChain') return this.switchTo(chainIdIn(params[0]?.chainId))
    return METHODS.includes(method) ? this.ask(method, params) : this.read(method, params)
  }

  async ask(method, params) {
    if (!this.session) throw failure(4900, 'The wallet is not connected')
    if (!allows(this.session, method)) throw failure(4200, `The wallet did not allow ${method}`)
    const { topic } = this.session
    const client = await this.client()
    return client.request({ topic, chainId: `eip155:${this.chainId}`, request: { method, params } })
  }

  async read(method, params) {
    const url = this.config.rpc?.[this.chainId]
    if (!url) throw failure(4200, `${method} is not supported on chain ${this.chainId}`)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }

  /** Within the chains that the wallet allowed, ours is the choice: each request says its chain. Beyond, the wallet is asked. */
  async switchTo(chainId) {
    const isAllowed = () => this.session !== null && accountsByChain(this.session).has(chainId)
    if (!isAllowed()) {
      const known = new Promise((resolve) => {
        this.once('sessionChanged', resolve)
        setTimeout(resolve, UPDATE_MS)
      })
      await this.ask('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }])
      if (!isAllowed()) await known
      if (!isAllowed()) throw failure(4901, 'The wallet did not allow this chain')
    }
    this.goTo(chainId)
    return null
  }

  client() {
    return clientFor(this.config).then((client) => {
      if (this.listening !== client) this.listen(client)
      return client
    })
  }

  listen(client) {
    this.listening = client
    const ofOurs = (take) => (event) => {
      if (this.session && event.topic === this.session.topic) take(event)
    }
    client.on(
      'session_update',
      ofOurs(({ params }) => this.update(params.namespaces)),
    )
    client.on(
      'session_event',
      ofOurs(({ params }) => this.hear(params.event, params.chainId)),
    )
    client.on(
      'session_delete',
      ofOurs(() => this.end()),
    )
    client.on(
      'session_expire',
      ofOurs(() => this.end()),
    )
  }

  take(session, wished, chosen = null) {
    this.session = session
    this.chosen = chosen
    this.chainId = chainToUse(session, wished)
    this.remember()
  }

  remember() {
    keep({ topic: this.session.topic, chainId: this.chainId, chosen: this.chosen })
  }

  goTo(chainId) {
    if (chainId === this.chainId) return
    this.chainId = chainId
    this.remember()
    this.emit('chainChanged', chainId)
  }

  update(namespaces) {
    const [before] = this.accounts
    this.session = { ...this.session, namespaces }
    this.emit('sessionChanged')
    const chainId = chainToUse(this.session, [this.chainId])
    if (Number.isNaN(chainId)) return this.end()
    this.goTo(chainId)
    if (this.accounts[0] !== before) this.emit('accountsChanged', this.accounts)
  }

  hear({ name, data }, caip) {
    if (name === 'accountsChanged') this.choose(addressesIn(data)[0] ?? null)
    if (name !== 'chainChanged') return
    const chainId = [chainIdIn(data), chainIdIn(caip)].find((id) => !Number.isNaN(id))
    if (chainId !== undefined) this.goTo(chainId)
  }

  choose(account) {
    const [before] = this.accounts
    this.chosen = account
    this.remember()
    if (this.accounts[0] !== before) this.emit('accountsChanged', this.accounts)
  }

  end() {
    this.session = null
    keep(null)
    this.emit('disconnect')
    // The packaged connector forgets the provider now, and would not take its listeners away.
    this.removeAllListeners()
  }
}

let only = null

/** Answers the page's one provider: the packaged connector makes a new one after each refusal, the client can only be one. */
export default function WalletConnectProvider(config) {
  only ??= new Provider(config)
  return only
}
