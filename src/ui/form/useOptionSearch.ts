import { useEffect, useRef, useState } from 'react'

/** Debounce from the last key press to the filtering of the list (trading 9). */
const SEARCH_DEBOUNCE_MS = 500

const simple = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** Returns the options whose label contains every word of the text, ignoring case and accents. */
export function findOptions<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const words = simple(text).split(/\s+/)
  return options.filter(({ label }) => words.every((word) => simple(label).includes(word)))
}

/** Returns the typed text and the debounced search text of a select; `settle` applies the typed text at once. */
export function useOptionSearch(onSettled: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sought, setSought] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function settle(text: string): void {
    clearTimeout(timer.current)
    setSought(text)
    onSettled(text)
  }

  return {
    /** Null while nothing was typed since the list opened. */
    typed,
    sought,
    isWaiting: typed !== null && typed !== sought,
    type(text: string): void {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(text), SEARCH_DEBOUNCE_MS)
    },
    settle: () => settle(typed ?? ''),
    forget(): void {
      clearTimeout(timer.current)
      setTyped(null)
      setSought('')
    },
  }
}
