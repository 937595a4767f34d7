import { deployment } from '../../core/deployment'
import { chainIdFrom, type Eip1193Provider } from './eip1193'
import { hasCode, isOrWraps } from './wrappedError'

/** EIP-3326: the wallet does not know the chain yet. */
const UNKNOWN_CHAIN = 4902
const UNKNOWN_CHAIN_WORDS = /unrecognized chain|unknown chain|chain .*not (?:been )?added/i

/** Wallets that know of adding a chain and of no way to switch: EIP-1193's word for it, and JSON-RPC's. */
const UNSUPPORTED = [4200, -32601] as const

const hexChainId = `0x${deployment.chainId.toString(16)}`

const isUnknownChain = (error: unknown): boolean =>
  hasCode(error, UNKNOWN_CHAIN) || isOrWraps(error, ({ message }) => UNKNOWN_CHAIN_WORDS.test(message))

/** Answers whether telling the wallet of the chain may help: it does not know it, or adding is its one way to switch. */
const isHelpedByAdding = (error: unknown): boolean =>
  isUnknownChain(error) || UNSUPPORTED.some((code) => hasCode(error, code))

/** Wallets refuse a chain whose explorer is not served over https. */
const explorers = [deployment.explorer?.url].filter((url) => url?.startsWith('https:'))

/** What a wallet is told of a chain that it does not know (EIP-3085). */
const chainFacts = {
  chainId: hexChainId,
  chainName: deployment.chainName,
  nativeCurrency: deployment.nativeCurrency,
  rpcUrls: deployment.rpc.http,
  ...(explorers.length > 0 && { blockExplorerUrls: explorers }),
}

const askToSwitch = (provider: Eip1193Provider) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexChainId }] })

/**
 * Asks the wallet to go to the deployment's chain; a wallet that does not know the chain, or no switching, is
 * told of it and asked once more (trading 7, 8). Throws what the wallet throws.
 */
export async function switchChain(provider: Eip1193Provider): Promise<void> {
  try {
    await askToSwitch(provider)
  } catch (error) {
    if (!isHelpedByAdding(error)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [chainFacts] })
    // Some wallets go to a chain that they are told of, some only note it.
    const chainId = chainIdFrom(await provider.request({ method: 'eth_chainId' }))
    if (chainId !== deployment.chainId) await askToSwitch(provider)
  }
}
