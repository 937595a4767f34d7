import { useEffect, useRef, useState } from 'react'

/** How long typing rests before the list follows (trading 9). */
const SEARCH_DEBOUNCE_MS = 500

const simple = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim()

/** Answers the options with every word of the text in their label, whatever case and accents. */
export function findOptions<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const words = simple(text).split(/\s+/)
  return options.filter(({ label }) => words.every((word) => simple(label).includes(word)))
}

/** Holds what is typed into a search and, once typing rests, what is searched for; `settle` searches at once. */
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
