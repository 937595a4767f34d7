import { AbstractConnector } from '@web3-react/abstract-connector'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { createNodes } from '../../rpc/nodes'
import { chainIdFrom, firstAccount, type Eip1193Provider } from '../eip1193'
import { isUserRejected } from '../rejection'
import { createDemoProvider } from './demoProvider'

/** Connects the demo wallet, through the same interface as every other wallet. */
export class DemoConnector extends AbstractConnector {
  readonly id = 'demo'
  isListening = false
  private readonly provider: Eip1193Provider = createDemoProvider(
    createNodes({ urls: deployment.rpc.http.slice(0, 1) }),
  )

  override async activate() {
    const { provider } = this
    try {
      const account = firstAccount(await provider.request({ method: 'eth_requestAccounts' }))
      this.isListening = true
      return { provider, account }
    } catch (error) {
      if (isUserRejected(error)) throw new UserRejectedRequestError()
      throw error
    }
  }

  override getProvider(): Promise<Eip1193Provider> {
    return Promise.resolve(this.provider)
  }

  override async getChainId(): Promise<number> {
    return chainIdFrom(await this.provider.request({ method: 'eth_chainId' }))
  }

  override async getAccount(): Promise<Address | null> {
    return firstAccount(await this.provider.request({ method: 'eth_accounts' }))
  }

  override deactivate(): void {
    this.isListening = false
  }

  async isAuthorized(): Promise<boolean> {
    return (await this.getAccount()) !== null
  }

  async refresh(): Promise<void> {
    this.emitUpdate({ chainId: await this.getChainId() })
  }

  async forget(): Promise<void> {
    await this.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  }
}
