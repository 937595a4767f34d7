import { InjectedConnector } from '@web3-react/injected-connector'
import type { Address } from '../../core/address'
import { ConnectionRejectedError, NoProviderError } from './connectorErrors'
import type { ConnectorId } from './connectorChoice'
import { chainIdFrom, firstAccount, type Eip1193Provider } from './eip1193'
import { isUserRejected } from './rejection'

/** EIP-1193: the wallet lost its node temporarily; the user is still connected. */
const TRY_AGAIN_LATER = 1013

interface Options {
  id: ConnectorId
  supportedChainIds: number[]
  /** Finds the wallet's provider; null when the browser no longer has it. */
  find: () => Promise<Eip1193Provider | null>
}

/**
 * Connector of a browser wallet. It uses request(), because pure EIP-1193 wallets lack send() and enable() of the
 * packaged connector.
 */
export class InjectedEip1193Connector extends InjectedConnector {
  readonly id: ConnectorId
  private readonly find: Options['find']
  private listened: Eip1193Provider | null = null

  private readonly onChainChanged = (chainId: unknown) => {
    if (chainIdFrom(chainId) > 0) this.emitUpdate({ chainId: chainIdFrom(chainId) })
  }
  private readonly onAccountsChanged = (accounts: unknown) => {
    const account = firstAccount(accounts)
    if (account) this.emitUpdate({ account })
    else this.emitDeactivate()
  }
  private readonly onDisconnect = (error?: { code?: number }) => {
    if (error?.code !== TRY_AGAIN_LATER) this.emitDeactivate()
  }

  constructor({ id, supportedChainIds, find }: Options) {
    super({ supportedChainIds })
    this.id = id
    this.find = find
  }

  get isListening(): boolean {
    return this.listened !== null
  }

  override async activate() {
    const provider = await this.requireProvider()
    try {
      const account = firstAccount(await provider.request({ method: 'eth_requestAccounts' }))
      if (!account) throw new ConnectionRejectedError()
      this.listen(provider)
      return { provider, account }
    } catch (error) {
      if (isUserRejected(error)) throw new ConnectionRejectedError()
      throw error
    }
  }

  override getProvider(): Promise<Eip1193Provider | null> {
    return this.find()
  }

  override async getChainId(): Promise<number> {
    return chainIdFrom(await (await this.requireProvider()).request({ method: 'eth_chainId' }))
  }

  override async getAccount(): Promise<Address | null> {
    return firstAccount(await (await this.requireProvider()).request({ method: 'eth_accounts' }))
  }

  override deactivate(): void {
    this.listened?.removeListener?.('chainChanged', this.onChainChanged)
    this.listened?.removeListener?.('accountsChanged', this.onAccountsChanged)
    this.listened?.removeListener?.('disconnect', this.onDisconnect)
    this.listened = null
  }

  override async isAuthorized(): Promise<boolean> {
    try {
      return (await this.getAccount()) !== null
    } catch {
      return false
    }
  }

  async refresh(): Promise<void> {
    this.onChainChanged(await this.getChainId())
  }

  private async requireProvider(): Promise<Eip1193Provider> {
    const provider = await this.find()
    if (!provider) throw new NoProviderError()
    return provider
  }

  private listen(provider: Eip1193Provider): void {
    this.deactivate()
    provider.on?.('chainChanged', this.onChainChanged)
    provider.on?.('accountsChanged', this.onAccountsChanged)
    provider.on?.('disconnect', this.onDisconnect)
    this.listened = provider
  }
}
