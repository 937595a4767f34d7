export type Listener = (...args: never[]) => void

/** A wallet as EIP-1193 has it: requests go in, events come out. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

/** What web3-react hands to the app as its library: a way to ask the wallet, and nothing that polls. */
export interface WalletLibrary {
  readonly provider: Eip1193Provider
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Answers the library over a wallet's provider; at module level, so that web3-react sees one function for ever. */
export function getLibrary(provider: Eip1193Provider): WalletLibrary {
  return { provider, request: (method, params) => provider.request({ method, params }) }
}

/** Answers the provider that a browser wallet has put on the page, or null. */
export function injectedProvider(): Eip1193Provider | null {
  const { ethereum } = window as { ethereum?: Partial<Eip1193Provider> }
  return typeof ethereum?.request === 'function' ? (ethereum as Eip1193Provider) : null
}

/** Answers a chain id from the hex, decimal text or number that wallets give; NaN for anything else. */
export function chainIdFrom(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
}
