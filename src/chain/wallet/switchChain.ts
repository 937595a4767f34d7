import { deployment } from '../../deployment/deployment'
import { chainIdFrom, type Eip1193Provider } from './eip1193'
import { hasCode, isOrWraps } from './wrappedError'

/** EIP-3326: the wallet does not know the chain yet. */
const UNKNOWN_CHAIN = 4902
const UNKNOWN_CHAIN_TEXT = /unrecognized chain|unknown chain|chain .*not (?:been )?added/i

/** Errors of wallets that can add a chain but not switch: the codes of EIP-1193 and JSON-RPC. */
const UNSUPPORTED = [4200, -32601] as const

const hexChainId = `0x${deployment.chainId.toString(16)}`

const isUnknownChain = (error: unknown): boolean =>
  hasCode(error, UNKNOWN_CHAIN) || isOrWraps(error, ({ message }) => UNKNOWN_CHAIN_TEXT.test(message))

/** Returns whether adding the chain may help: the wallet does not know it, or adding is its only way to switch. */
const isHelpedByAdding = (error: unknown): boolean =>
  isUnknownChain(error) || UNSUPPORTED.some((code) => hasCode(error, code))

/** Wallets reject a chain whose explorer is not served over https. */
const explorers = [deployment.explorer?.url].filter((url) => url?.startsWith('https:'))

/** The parameters that add the chain to a wallet (EIP-3085). */
const chainFacts = {
  chainId: hexChainId,
  chainName: deployment.chainName,
  nativeCurrency: deployment.nativeCurrency,
  rpcUrls: deployment.rpc.http,
  ...(explorers.length > 0 && { blockExplorerUrls: explorers }),
}

const requestSwitch = (provider: Eip1193Provider) =>
  provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexChainId }] })

/**
 * Requests a switch to the deployment's chain. A wallet that does not know the chain, or cannot switch, gets a request
 * to add it, and one more to switch (trading 7, 8). Throws the wallet's errors.
 */
export async function switchChain(provider: Eip1193Provider): Promise<void> {
  try {
    await requestSwitch(provider)
  } catch (error) {
    if (!isHelpedByAdding(error)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [chainFacts] })
    // Some wallets switch to an added chain, others only store it.
    const chainId = chainIdFrom(await provider.request({ method: 'eth_chainId' }))
    if (chainId !== deployment.chainId) await requestSwitch(provider)
  }
}
