import { URI_AVAILABLE, UserRejectedRequestError, WalletConnectConnector } from '@web3-react/walletconnect-connector'
import { deployment } from '../../../deployment/deployment'
import { storeConnectorChoice } from '../connectorChoice'
import { ConnectionRejectedError } from '../connectorErrors'
import { showPairingCode } from './pairingCode'
import { WalletConnectProvider, type WalletConnectConfig } from './WalletConnectProvider'

type Update = Awaited<ReturnType<WalletConnectConnector['activate']>>

function configFor(supportedChainIds: number[]): WalletConnectConfig {
  const { chainId, productName, rpc, walletConnect = { projectId: '', relayUrl: '' } } = deployment
  const [node = ''] = rpc.http
  const icons = [new URL('/favicon.svg', location.origin).href]
  return {
    ...walletConnect,
    ...{ chainId, supportedChainIds, rpc: { [chainId]: node } },
    metadata: { name: productName, description: productName, url: location.origin, icons },
  }
}

/** Converts the packaged rejection to the class of this app, because a minified build shortens the packaged name. */
const ownError = (error: unknown): unknown =>
  error instanceof UserRejectedRequestError ? new ConnectionRejectedError() : error

/** Connects a wallet on another device, or another app on this one, with a code that it scans or opens. */
export class WalletConnectWallet extends WalletConnectConnector {
  readonly id = 'walletconnect'
  isListening = false
  private readonly provider: WalletConnectProvider
  private turn = 0
  private last: Promise<void> = Promise.resolve()

  constructor(supportedChainIds: number[]) {
    const config = configFor(supportedChainIds)
    super(config)
    this.provider = new WalletConnectProvider(config)
    this.on(URI_AVAILABLE, (uri: string) => showPairingCode(uri === '' ? null : uri))
  }

  override activate(): Promise<Update> {
    // One after the other, because the packaged connector drops its provider on a rejection, even during a later
    // attempt.
    this.cancel()
    const { turn } = this
    const attempt = this.last.then(() => this.attempt(turn))
    this.last = attempt.then(
      () => undefined,
      () => undefined,
    )
    return attempt
  }

  override deactivate(): void {
    super.deactivate()
    this.isListening = false
  }

  /** Returns whether the session of the last visit is still valid; an ended one needs a new code. */
  async isAuthorized(): Promise<boolean> {
    const isRestored = await this.provider.restore()
    if (!isRestored) storeConnectorChoice(null)
    return isRestored
  }

  refresh(): Promise<void> {
    this.emitUpdate({ chainId: this.provider.chainId })
    return Promise.resolve()
  }

  forget(): Promise<void> {
    return this.provider.endSession()
  }

  cancel(): void {
    this.turn += 1
    this.provider.cancelPairing()
    showPairingCode(null)
  }

  private async attempt(turn: number): Promise<Update> {
    if (turn !== this.turn) throw new ConnectionRejectedError()
    // The packaged connector drops its provider on a rejection, and would create another one.
    this.walletConnectProvider = this.provider
    try {
      const update = await super.activate()
      this.isListening = true
      return update
    } catch (error) {
      throw ownError(error)
    } finally {
      showPairingCode(null)
    }
  }
}
