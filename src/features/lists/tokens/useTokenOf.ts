import { useMemo } from 'react'
import { useCall } from '../../../chain/multicall/useCalls'
import { isAddressText } from '../../../core/address'
import { useAppSelector } from '../../../state/storeHooks'
import { listedToken, type ListedToken } from '../listedTokens'
import { selectTokensByAddress, unlistedToken } from './activeTokens'
import { checksummed, tokenFactsOf } from './tokenFacts.chain'

/** Lookup result of a currency id. `none` means that the address has no token. */
export type TokenLookup =
  | { readonly status: 'none' | 'loading'; readonly token: null }
  | { readonly status: 'ready'; readonly token: ListedToken }

const NO_TOKEN = { status: 'none', token: null } as const
const LOADING = { status: 'loading', token: null } as const
const ONCE = { blocksPerFetch: Infinity }

/**
 * Returns the currency of an id, BNB or an address in any case. It is built-in, of an active list, custom, or else read
 * from the chain. One from the chain has the origin `chain`: it is not imported.
 */
export function useTokenOf(id: string | null): TokenLookup {
  const known = useAppSelector((state) => id && selectTokensByAddress(state).get(id.toLowerCase()))
  const token = known || listedToken(id)
  const address = !token && id !== null && isAddressText(id) ? id : null
  const calls = useMemo(() => address && tokenFactsOf(address), [address])
  const name = useCall(calls?.name, ONCE)
  const symbol = useCall(calls?.symbol, ONCE)
  const decimals = useCall(calls?.decimals, ONCE)

  return useMemo(() => {
    if (token) return { status: 'ready', token }
    if (!address) return NO_TOKEN
    if ([name, symbol, decimals].some(({ status }) => status === 'loading')) return LOADING
    // Without decimals its amounts cannot be displayed; without a name its symbol is used.
    if (decimals.value === undefined || symbol.value === undefined) return NO_TOKEN
    const facts = { symbol: symbol.value, name: name.value ?? symbol.value, decimals: Number(decimals.value) }
    return { status: 'ready', token: unlistedToken({ ...facts, address: checksummed(address) }) }
  }, [token, address, name, symbol, decimals])
}
