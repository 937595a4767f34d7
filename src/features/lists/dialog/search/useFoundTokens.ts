import { useMemo, useState } from 'react'
import { useWallet } from '../../../../chain/wallet/useWallet'
import { useAppSelector, useAppStore } from '../../../../state/storeHooks'
import { NATIVE_LISTED, type ListedToken } from '../../listedTokens'
import { newest, type ChosenTimes } from '../../chosen.rules'
import { selectImitationOf } from '../../tokens/imitations'
import {
  addressIn,
  chosenByEnter,
  matchesNative,
  searchTokens,
  sortByValue,
  withPinnedFirst,
} from '../../tokenSearch.rules'
import { useTokenOf } from '../../tokens/useTokenOf'
import { useTokenLists } from '../../useTokenLists'
import { selectFavourites, selectRecents } from '../chosen'
import { useHoldings, type Holdings } from './useHoldings'
import { useOfferedTokens } from './useOfferedTokens'
import type { TokenQuery } from './useTokenQuery'

export interface FoundTokens {
  /** In display order; tokens that must be imported are last. */
  rows: readonly ListedToken[]
  holdings: Holdings
  /** Returns what Enter selects for the typed text, which may be newer than the displayed results. */
  enterChoice: (query: TokenQuery) => ListedToken | null
  /** True while the token at the address is read from the chain. */
  isRequesting: boolean
}

const idsOf = (times: ChosenTimes): string[] => Object.keys(newest(times, Infinity))

/**
 * Returns the ids of the favourites and the recent tokens, in lower case. They are those of the moment at which the
 * search opened: a star must not move rows under the pointer.
 */
function usePinnedIds(): readonly string[] {
  const store = useAppStore()
  const [ids] = useState(() => {
    const state = store.getState()
    return [...new Set([...idsOf(selectFavourites(state)), ...idsOf(selectRecents(state))])]
  })
  return ids
}

/** Returns the native coin and the listed tokens with the pinned ones first; the native coin precedes the others. */
function withNative(listed: readonly ListedToken[], query: string, pinnedIds: readonly string[]) {
  if (!matchesNative(query)) return listed
  const all = [NATIVE_LISTED, ...listed]
  return query.trim() === '' ? withPinnedFirst(all, pinnedIds) : all
}

/**
 * Returns the search results among all selectable tokens, larger values first, followed by those of inactive lists. An
 * unlisted address is looked up on the chain. Tokens that are not active have to be imported first (trading 5, 2.7).
 */
export function useFoundTokens(query: string, isReversed: boolean): FoundTokens {
  const { account } = useWallet()
  const tokens = useTokenLists()
  const imitationOf = useAppSelector(selectImitationOf)
  const pinnedIds = usePinnedIds()
  const holdings = useHoldings(account, tokens)
  const { valueForOrder } = holdings
  const sorted = useMemo(
    () => withPinnedFirst(sortByValue(tokens, valueForOrder, isReversed), pinnedIds),
    [tokens, valueForOrder, isReversed, pinnedIds],
  )
  const listed = useMemo(() => withNative(searchTokens(sorted, query), query, pinnedIds), [sorted, query, pinnedIds])

  const { status, token } = useTokenOf(listed.length === 0 ? addressIn(query) : null)
  const offered = useOfferedTokens(query)
  const rows = useMemo(() => (token ? [token] : [...listed, ...offered]), [listed, offered, token])

  function enterChoice({ typed, searched }: TokenQuery): ListedToken | null {
    const found = typed === searched ? rows.filter(({ origin }) => origin !== 'native') : searchTokens(sorted, typed)
    const choice = chosenByEnter(typed, found)
    if (choice === 'native') return NATIVE_LISTED
    if (!choice || !imitationOf(choice)) return choice
    // A known symbol selects the known token, even if the account has more of an imitation.
    const symbol = choice.symbol.toLowerCase()
    return found.find((each) => imitationOf(each) === null && each.symbol.toLowerCase() === symbol) ?? choice
  }

  return { rows, holdings, enterChoice, isRequesting: status === 'loading' }
}
