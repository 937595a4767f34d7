import { type Address, isAddressText, sameAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { refuseWhileFramed } from './frame/framing'

export type Listener = (...args: never[]) => void

/** Most methods take a list; wallet_watchAsset takes an object. */
export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>>

/** The provider interface of EIP-1193: requests and events. */
export interface Eip1193Provider {
  request(args: { method: string; params?: RequestParams }): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

/** The library of web3-react in this app: it sends requests to the wallet and never polls. */
export interface WalletLibrary {
  readonly provider: Eip1193Provider
  /**
   * Sends a request to the wallet. Throws the wallet's errors, and FramedError inside another site. Throws
   * WrongChainError before a signature for another chain, and WalletChangedError before a transaction of an account
   * that the wallet no longer shows.
   */
  request(method: string, params: RequestParams): Promise<unknown>
}

/** The wallet switched to another chain, and its event has not arrived yet. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError'
}

/** The account in the wallet is no longer the one of the request: nothing is signed. */
export class WalletChangedError extends Error {
  override readonly name = 'WalletChangedError'
}

/** The user left or stopped the process of a request before the wallet was opened: nothing is signed. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError'
}

/** Requests whose result is valid on one chain only. */
const BOUND_TO_A_CHAIN: ReadonlySet<string> = new Set(['eth_sendTransaction', 'eth_signTypedData_v4'])

/** Returns whether a wallet shows the sender of a transaction; a wallet that lists no account has to reject by itself. */
async function hasSender(provider: Eip1193Provider, params: RequestParams): Promise<boolean> {
  const [{ from } = {}] = (Array.isArray(params) ? params : []) as { from?: unknown }[]
  const accounts = await provider.request({ method: 'eth_accounts' })
  if (typeof from !== 'string' || !Array.isArray(accounts) || accounts.length === 0) return true
  return accounts.some((account) => sameAddress(String(account), from))
}

/** Creates the library for a wallet's provider; at module level, so that web3-react always gets the same function. */
export function getLibrary(provider: Eip1193Provider): WalletLibrary {
  return {
    provider,
    async request(method, params) {
      refuseWhileFramed()
      if (BOUND_TO_A_CHAIN.has(method)) {
        const chainId = chainIdFrom(await provider.request({ method: 'eth_chainId' }))
        if (chainId !== deployment.chainId) throw new WrongChainError('The wallet is on another network')
      }
      if (method === 'eth_sendTransaction' && !(await hasSender(provider, params))) throw new WalletChangedError()
      return provider.request({ method, params })
    },
  }
}

function onPage(name: 'ethereum' | 'BinanceChain'): Eip1193Provider | null {
  const found = (window as Partial<Record<typeof name, Partial<Eip1193Provider>>>)[name]
  return typeof found?.request === 'function' ? (found as Eip1193Provider) : null
}

/** Returns the provider that a browser wallet added to the page, or null. */
export const injectedProvider = (): Eip1193Provider | null => onPage('ethereum')

/** Returns the provider of the older BNB chain wallet, or null. */
export const binanceProvider = (): Eip1193Provider | null => onPage('BinanceChain')

/** Parses a chain id from the hex, decimal text or number of a wallet; NaN for anything else. */
export function chainIdFrom(value: unknown): number {
  const chainId = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0 ? chainId : Number.NaN
}

/** Returns the first of a wallet's accounts; null if there is none, or if it is not an address. */
export function firstAccount(accounts: unknown): Address | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' && isAddressText(first) ? first : null
}
