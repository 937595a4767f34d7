// What a WalletConnect 2 session says, in the terms of one Ethereum wallet. Pure.

/** What the wallet is asked for; it may allow less. */
export const METHODS = [
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/** What the wallet is to tell of. */
export const EVENTS = ['chainChanged', 'accountsChanged']

const isOurs = ([key]) => key.split(':')[0] === 'eip155'
const namespacesOf = (session) =>
  Object.entries(session.namespaces)
    .filter(isOurs)
    .map(([, namespace]) => namespace)

/** Answers what to propose for some chains. Nothing is required: a wallet that lacks a method still connects. */
export const proposalFor = (chainIds) => ({
  optionalNamespaces: { eip155: { chains: chainIds.map((id) => `eip155:${id}`), methods: METHODS, events: EVENTS } },
})

/** Answers a session's accounts by chain id, in the wallet's order. */
export function accountsByChain(session) {
  const found = new Map()
  for (const { accounts } of namespacesOf(session)) {
    for (const entry of accounts) {
      const [, reference, address] = entry.split(':')
      found.set(Number(reference), [...(found.get(Number(reference)) ?? []), address])
    }
  }
  return found
}

/** Answers a session's accounts on a chain, the one in use first where the session has it. */
export function accountsOn(session, chainId, chosen) {
  const accounts = accountsByChain(session).get(chainId) ?? []
  const isChosen = (account) => account.toLowerCase() === String(chosen).toLowerCase()
  return [...accounts.filter(isChosen), ...accounts.filter((account) => !isChosen(account))]
}

/** Answers whether the wallet takes a request of this method in a session. */
export const allows = (session, method) => namespacesOf(session).some(({ methods }) => methods.includes(method))

/** Answers the chain to begin with: the first of the wished ones that the wallet gave accounts on, else its own first; NaN for none. */
export function chainToUse(session, wished) {
  const chainIds = [...accountsByChain(session).keys()]
  return wished.find((id) => chainIds.includes(id)) ?? chainIds[0] ?? Number.NaN
}

/** Answers a chain id from what wallets send along with chainChanged: a number, hex, decimal text, eip155:56; NaN for else. */
export function chainIdIn(value) {
  const text = String(value).replace(/^eip155:/, '')
  const chainId = text === '' ? Number.NaN : Number(text)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : Number.NaN
}

/** Answers the addresses in what wallets send along with accountsChanged, with or without a chain before each. */
export const addressesIn = (value) =>
  (Array.isArray(value) ? value : []).map((entry) => String(entry).split(':').at(-1)).filter((entry) => entry !== '')
