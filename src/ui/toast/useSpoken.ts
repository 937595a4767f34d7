import { useEffect } from 'react'
import { announce } from './announce'

/** Says a sentence through the page's one live region when it appears, and again when it becomes another. */
export function useSpoken(sentence: string): void {
  useEffect(() => announce(sentence), [sentence])
}
