import { isAddressText } from '../../core/address'
import { deployment } from '../../core/deployment'
import { refuseWhileFramed } from './frame/framing'

export type Listener = (...args: never[]) => void

/** Most methods take a list; wallet_watchAsset takes an object. */
export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>>

/** A wallet as EIP-1193 has it: requests go in, events come out. */
export interface Eip1193Provider {
  request(args: { method: string; params?: RequestParams }): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

/** What web3-react hands to the app as its library: a way to ask the wallet, and nothing that polls. */
export interface WalletLibrary {
  readonly provider: Eip1193Provider
  /**
   * Asks the wallet; throws what it throws, FramedError inside another site, WrongChainError instead of having something
   * signed for another chain, and WalletChangedError instead of having a transaction signed for an account that the
   * wallet no longer shows.
   */
  request(method: string, params: RequestParams): Promise<unknown>
}

/** The wallet left for another chain, and we had not heard of it yet. */
export class WrongChainError extends Error {
  override readonly name = 'WrongChainError'
}

/** The account in the wallet is no longer the one that the request was made for: nothing is signed. */
export class WalletChangedError extends Error {
  override readonly name = 'WalletChangedError'
}

/** The user left or stopped what a request belongs to before the wallet was asked: nothing is signed. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError'
}

/** Requests whose answer is good on one chain only. */
const BOUND_TO_A_CHAIN: ReadonlySet<string> = new Set(['eth_sendTransaction', 'eth_signTypedData_v4'])

/** Whether a wallet shows the account that a transaction is from; a wallet that lists none is left to refuse by itself. */
async function hasSender(provider: Eip1193Provider, params: RequestParams): Promise<boolean> {
  const [{ from } = {}] = (Array.isArray(params) ? params : []) as { from?: unknown }[]
  const accounts = await provider.request({ method: 'eth_accounts' })
  if (typeof from !== 'string' || !Array.isArray(accounts) || accounts.length === 0) return true
  return accounts.some((account) => String(account).toLowerCase() === from.toLowerCase())
}

/** Returns the library over a wallet's provider; at module level, so that web3-react sees one function for ever. */
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

/** Answers the provider that a browser wallet has put on the page, or null. */
export const injectedProvider = (): Eip1193Provider | null => onPage('ethereum')

/** Answers the provider of the older wallet of the BNB chain, or null. */
export const binanceProvider = (): Eip1193Provider | null => onPage('BinanceChain')

/** Answers a chain id from the hex, decimal text or number that wallets give; NaN for anything else. */
export function chainIdFrom(value: unknown): number {
  const chainId = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0 ? chainId : Number.NaN
}

/** Answers the first of the accounts that a wallet gives; null when it gives none, or something that is no address. */
export function firstAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' && isAddressText(first) ? first : null
}
