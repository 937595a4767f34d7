import { deployment } from '../../core/deployment'
import { chainIdFrom, type Eip1193Provider } from './eip1193'

/** EIP-3326: the wallet does not know the chain yet. */
const UNKNOWN_CHAIN = 4902

const hexChainId = `0x${deployment.chainId.toString(16)}`

function isUnknownChain(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: { originalError?: unknown } }
  if (code === UNKNOWN_CHAIN) return true
  if (typeof message === 'string' && /unrecognized chain|unknown chain|add.*chain/i.test(message)) return true
  return data?.originalError !== undefined && isUnknownChain(data.originalError)
}

/** What a wallet is told of a chain that it does not know (EIP-3085). */
const chainFacts = {
  chainId: hexChainId,
  chainName: deployment.chainName,
  nativeCurrency: deployment.nativeCurrency,
  rpcUrls: deployment.rpc.http,
  ...(deployment.explorer && { blockExplorerUrls: [deployment.explorer.url] }),
}

const askToSwitch = (provider: Eip1193Provider) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexChainId }] })

/**
 * Asks the wallet to go to the deployment's chain; a wallet that does not know the chain is told of it and asked once
 * more (trading 7, 8). Throws what the wallet throws.
 */
export async function switchChain(provider: Eip1193Provider): Promise<void> {
  try {
    await askToSwitch(provider)
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [chainFacts] })
    const now = chainIdFrom(await provider.request({ method: 'eth_chainId' }))
    if (now !== deployment.chainId) await askToSwitch(provider)
  }
}
