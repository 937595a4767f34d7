import { type Address, isAddressText, sameAddress } from '../../../core/address'
import { chainIdFrom } from '../eip1193'

/** The part of a WalletConnect 2 session with what the wallet allows, by namespace (CAIP-2, CAIP-10). */
export interface SessionNamespaces {
  namespaces: Readonly<Record<string, { accounts: readonly string[]; methods: readonly string[] }>>
}

/** The methods that a proposal requests; the wallet may allow fewer. */
export const METHODS: readonly string[] = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/** The events that a proposal requests. */
const EVENTS: readonly string[] = ['chainChanged', 'accountsChanged']

const ethereumNamespaces = ({ namespaces }: SessionNamespaces) =>
  Object.entries(namespaces)
    .filter(([key]) => key.split(':')[0] === 'eip155')
    .map(([, namespace]) => namespace)

/** Returns the proposal for some chains. Nothing is required: a wallet that lacks a method still connects. */
export const proposalFor = (chainIds: readonly number[]) => ({
  optionalNamespaces: {
    eip155: { chains: chainIds.map((id) => `eip155:${id}`), methods: [...METHODS], events: [...EVENTS] },
  },
})

/** Returns a session's accounts by chain id, in the wallet's order; entries that are not addresses are omitted. */
export function accountsByChain(session: SessionNamespaces): ReadonlyMap<number, readonly Address[]> {
  const found = new Map<number, Address[]>()
  for (const { accounts } of ethereumNamespaces(session)) {
    for (const entry of accounts) {
      const [, reference, address = ''] = entry.split(':')
      if (!isAddressText(address)) continue
      const chainId = Number(reference)
      found.set(chainId, [...(found.get(chainId) ?? []), address])
    }
  }
  return found
}

/** Returns a session's accounts on a chain, the one in use first if the session has it. */
export function accountsOn(session: SessionNamespaces, chainId: number, chosen: Address | null): Address[] {
  const accounts = accountsByChain(session).get(chainId) ?? []
  const isChosen = (account: Address) => chosen !== null && sameAddress(account, chosen)
  return [...accounts.filter(isChosen), ...accounts.filter((account) => !isChosen(account))]
}

/** Returns whether the wallet allows requests of this method in a session. */
export const allows = (session: SessionNamespaces, method: string): boolean =>
  ethereumNamespaces(session).some(({ methods }) => methods.includes(method))

/** Returns the first wanted chain on which the wallet has accounts, otherwise the wallet's own first; NaN for none. */
export function chainToUse(session: SessionNamespaces, wanted: readonly number[]): number {
  const chainIds = [...accountsByChain(session).keys()]
  return wanted.find((id) => chainIds.includes(id)) ?? chainIds[0] ?? Number.NaN
}

/** Parses the chain id in a chainChanged event: a number, hex, decimal text or eip155:56; NaN for anything else. */
export const chainIdIn = (value: unknown): number => chainIdFrom(String(value).replace(/^eip155:/, ''))

/** Parses the addresses in an accountsChanged event, with or without a chain before each. */
export const addressesIn = (value: unknown): Address[] =>
  (Array.isArray(value) ? value : []).map((entry) => String(entry).split(':').at(-1) ?? '').filter(isAddressText)
