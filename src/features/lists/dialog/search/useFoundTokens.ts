import { useMemo } from 'react'
import { useWallet } from '../../../../chain/wallet/useWallet'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { addressIn, isNativeWanted, searchTokens, sortByBalance } from '../../tokenSearch.rules'
import { useTokenOf } from '../../tokens/useTokenOf'
import { useTokenLists } from '../../useTokenLists'
import { useKnownBalances, type BalanceOf } from './useKnownBalances'
import { useOfferedTokens } from './useOfferedTokens'

export interface FoundTokens {
  /** In the order shown, the native coin first where it is wanted, what has to be imported last. */
  rows: readonly ListedToken[]
  balanceOf: BalanceOf
  /** Answers what another text would find, the native coin and the chain left aside. */
  find: (query: string) => readonly ListedToken[]
  /** The chain is being asked what stands at the address. */
  isAsking: boolean
}

/**
 * Answers what a search finds among everything that can be chosen, larger balances first, then in lists that are switched off;
 * an address that nobody listed is looked up on the chain. What nobody chose before has still to be imported (trading 5, 2.7).
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
  return { rows, balanceOf, find: (text) => searchTokens(sorted, text), isAsking: status === 'loading' }
}
