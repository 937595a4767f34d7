import { AbstractConnector } from '@web3-react/abstract-connector'
import { UserRejectedRequestError } from '@web3-react/injected-connector'
import { deployment } from '../../../core/deployment'
import { nodes } from '../../rpc/nodes'
import type { Eip1193Provider } from '../eip1193'
import { readDemoAccount } from './demoAccount'
import { createDemoProvider } from './demoProvider'
import { DemoRejectedError } from './demoRequests'

/** Connects the demo wallet, by the same interface as every other wallet. */
export class DemoConnector extends AbstractConnector {
  private provider: Eip1193Provider | null = null
  private isRestoring = false

  override async activate() {
    const provider = await this.getProvider()
    const method = this.isRestoring ? 'eth_accounts' : 'eth_requestAccounts'
    this.isRestoring = false
    try {
      const [account = null] = (await provider.request({ method })) as string[]
      return { provider, account, chainId: deployment.chainId }
    } catch (error) {
      if (error instanceof DemoRejectedError) throw new UserRejectedRequestError()
      throw error
    }
  }

  override getProvider(): Promise<Eip1193Provider> {
    this.provider ??= createDemoProvider(nodes)
    return Promise.resolve(this.provider)
  }

  override getChainId(): Promise<number> {
    return Promise.resolve(deployment.chainId)
  }

  override async getAccount(): Promise<string | null> {
    const provider = await this.getProvider()
    const [account = null] = (await provider.request({ method: 'eth_accounts' })) as string[]
    return account
  }

  override deactivate(): void {
    this.provider = null
  }

  /** Answers whether an account was connected before; the next activation then takes it without asking. */
  isAuthorized(): Promise<boolean> {
    this.isRestoring = readDemoAccount() !== null
    return Promise.resolve(this.isRestoring)
  }
}
