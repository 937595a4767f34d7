import { useMemo } from 'react'
import { useWallet } from '../../../../chain/wallet/useWallet'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { addressIn, isNativeWanted, searchTokens, sortByBalance } from '../../tokenSearch.rules'
import { useTokenOf } from '../../tokens/useTokenOf'
import { useTokenLists } from '../../useTokenLists'
import { useKnownBalances, type BalanceOf } from './useKnownBalances'
import { useOfferedTokens } from './useOfferedTokens'

export interface FoundTokens {
  /** In display order: the native coin first where it matches, tokens that must be imported last. */
  rows: readonly ListedToken[]
  balanceOf: BalanceOf
  /** Returns the results for another text, without the native coin and the chain lookup. */
  find: (query: string) => readonly ListedToken[]
  /** True while the token at the address is read from the chain. */
  isRequesting: boolean
}

/**
 * Returns the search results among all selectable tokens, larger balances first, followed by those of inactive lists.
 * An unlisted address is looked up on the chain. Tokens that are not active have to be imported first (trading 5, 2.7).
 */
export function useFoundTokens(query: string, isReversed: boolean): FoundTokens {
  const { account } = useWallet()
  const tokens = useTokenLists()
  const { balanceOf, forOrder } = useKnownBalances(account, tokens)
  const sorted = useMemo(() => {
    const held = (token: ListedToken) => {
      const raw = forOrder(token)
      return raw === undefined ? undefined : { raw, decimals: token.decimals }
    }
    return sortByBalance(tokens, held, isReversed)
  }, [tokens, forOrder, isReversed])
  const listed = useMemo(() => {
    const found = searchTokens(sorted, query)
    return isNativeWanted(query) ? [NATIVE_LISTED, ...found] : found
  }, [sorted, query])

  const { status, token } = useTokenOf(listed.length === 0 ? addressIn(query) : null)
  const offered = useOfferedTokens(query)
  const rows = useMemo(() => (token ? [token] : [...listed, ...offered]), [listed, offered, token])
  return { rows, balanceOf, find: (text) => searchTokens(sorted, text), isRequesting: status === 'loading' }
}
