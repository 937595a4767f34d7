import { useEffect, useState } from 'react'

/** trading 5: debounce of the search. */
const SEARCH_DEBOUNCE_MS = 200

/** Text of the search field and the debounced search text. */
export interface TokenQuery {
  typed: string
  /** The debounced text. */
  searched: string
  type: (text: string) => void
  /** Searches at once for the typed text. */
  searchNow: () => void
}

/** Returns the state of the token dialog's search, debounced by 200 ms (trading 5). */
export function useTokenQuery(): TokenQuery {
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, searched, type: setTyped, searchNow: () => setSearched(typed) }
}
