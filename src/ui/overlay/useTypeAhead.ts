import { type KeyboardEvent, useRef } from 'react'

/** Key presses within this interval belong to one search text. */
const ONE_WORD_MS = 500

/** Returns a function that finds the word matching the letters typed so far; null without a match. */
export function useTypeAhead() {
  const typed = useRef({ letters: '', atMs: 0 })
  return (event: KeyboardEvent, words: readonly string[], from: number): number | null => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null
    const { letters, atMs } = typed.current
    const isSameWord = event.timeStamp - atMs < ONE_WORD_MS
    const next = (isSameWord ? letters : '') + event.key.toLocaleLowerCase()
    typed.current = { letters: next, atMs: event.timeStamp }
    // The first letter searches from the next word; further letters may match the current one.
    const start = next.length === 1 ? from + 1 : Math.max(from, 0)
    const order = words.map((_, step) => (start + step) % words.length)
    return order.find((place) => words[place]?.trim().toLocaleLowerCase().startsWith(next)) ?? null
  }
}
