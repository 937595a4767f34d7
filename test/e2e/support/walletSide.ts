import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { getBytes, type Wallet } from 'ethers'
import { facts, sendFrom } from './chain.ts'
import { signTypedJson } from './signTypedJson.ts'

/** A wallet on another device, its owner, and its own view of the connection. */
export interface WalletSide {
  /** The methods of the received requests, in order. */
  requests: string[]
  /** The attested origins of the pages that requested a connection. */
  attested: unknown[]
  owner: 'confirms' | 'rejects'
  /** Reads a pairing code, as its camera does. */
  pair(code: string): Promise<void>
  /** Switches the wallet to another chain. */
  switchChain(chainId: number): Promise<void>
  /** Ends the connection from the wallet. */
  disconnect(): Promise<void>
  /** Returns the number of connected pages. */
  connections(): number
  stop(): Promise<void>
}

interface Options {
  relayUrl: string
  projectId: string
  signer: Wallet
  /** The chains that the wallet allows a page to use; others after the owner agrees to the switch. */
  chainIds: number[]
}

type KitOptions = Parameters<typeof WalletKit.init>[0]

const METHODS = ['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4', 'wallet_switchEthereumChain']
const EVENTS = ['chainChanged', 'accountsChanged']
const USER_REJECTED = { code: 5000, message: 'User rejected.' }
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** Starts a wallet of a real kit in this process, with a real key. The relay is its only connection to the page. */
export async function startWalletSide({ relayUrl, projectId, signer, chainIds }: Options): Promise<WalletSide> {
  // Each wallet is a separate device: no state is shared between them.
  process.env['DISABLE_GLOBAL_CORE'] = 'true'
  const storageOptions = { database: ':memory:' }
  const core = new Core({ relayUrl, projectId, logger: 'silent', telemetryEnabled: false, storageOptions })
  const attested: unknown[] = []
  // Reads the attestation without a verification request: the kit would send one to its vendor's server.
  core.verify.resolve = ({ attestationId = '' }) => {
    const claims: unknown = JSON.parse(Buffer.from(attestationId.split('.')[1] ?? '', 'base64url').toString() || '{}')
    attested.push((claims as { origin?: unknown }).origin)
    return Promise.resolve(undefined as never)
  }
  const metadata = { name: 'Kettle', description: 'A wallet', url: 'https://kettle.example', icons: [] }
  // Under exactOptionalPropertyTypes the kit's own core does not fit the kit's own options.
  const kit = await WalletKit.init({ core: core as unknown as KitOptions['core'], metadata })
  const allowed = [...chainIds]

  const namespaces = () => {
    const chains = allowed.map((chainId) => `eip155:${chainId}`)
    const accounts = chains.map((chain) => `${chain}:${signer.address}`)
    return { eip155: { chains, accounts, methods: METHODS, events: EVENTS } }
  }

  async function resultOf(topic: string, method: string, params: unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_sendTransaction': {
        const { to, data, value } = params[0] as { to: string; data: string; value: string }
        return sendFrom(signer, { to, data, valueRaw: BigInt(value) })
      }
      case 'personal_sign':
        return signer.signMessage(getBytes(String(params[0])))
      case 'eth_signTypedData_v4':
        return signTypedJson(signer, String(params[1]))
      case 'wallet_switchEthereumChain':
        allowed.push(Number((params[0] as { chainId: string }).chainId))
        await kit.updateSession({ topic, namespaces: namespaces() })
        return null
      default:
        throw new Error(`The wallet does not support ${method}`)
    }
  }

  const wallet: WalletSide = {
    requests: [],
    attested,
    owner: 'confirms',
    pair: (code) => kit.pair({ uri: code }),
    async switchChain(chainId) {
      for (const topic of Object.keys(kit.getActiveSessions())) {
        await kit.emitSessionEvent({
          topic,
          chainId: `eip155:${chainId}`,
          event: { name: 'chainChanged', data: chainId },
        })
      }
    },
    async disconnect() {
      for (const topic of Object.keys(kit.getActiveSessions()))
        await kit.disconnectSession({ topic, reason: USER_DISCONNECTED })
    },
    connections: () => Object.keys(kit.getActiveSessions()).length,
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }

  kit.on('session_proposal', ({ id }) => {
    wallet.requests.push('connect')
    const responded =
      wallet.owner === 'confirms'
        ? kit.approveSession({ id, namespaces: namespaces() })
        : kit.rejectSession({ id, reason: USER_REJECTED })
    responded.catch((error: unknown) => wallet.requests.push(`failed: ${String(error)}`))
  })
  kit.on('session_request', ({ id, topic, params: { request, chainId } }) => {
    const { method } = request
    wallet.requests.push(chainId === `eip155:${facts.chainId}` ? method : `${method} on ${chainId}`)
    const respond = async () => {
      const response =
        wallet.owner === 'confirms'
          ? { id, jsonrpc: '2.0', result: await resultOf(topic, method, request.params as unknown[]) }
          : { id, jsonrpc: '2.0', error: USER_REJECTED }
      await kit.respondSessionRequest({ topic, response })
    }
    respond().catch((error: unknown) => wallet.requests.push(`failed: ${String(error)}`))
  })
  return wallet
}
