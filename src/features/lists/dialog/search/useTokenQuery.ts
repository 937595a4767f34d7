import { useEffect, useState } from 'react'

/** trading 5: how long typing rests before the search follows. */
const SEARCH_DEBOUNCE_MS = 200

/** What stands in the search field and what is searched for. */
export interface TokenQuery {
  typed: string
  /** What was typed when typing last rested. */
  sought: string
  type: (text: string) => void
  /** Searches at once for what stands in the field. */
  settle: () => void
}

/** Holds the search of the token dialog; the search follows 200 ms after the last key (trading 5). */
export function useTokenQuery(): TokenQuery {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, sought, type: setTyped, settle: () => setSought(typed) }
}
