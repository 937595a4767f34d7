import { useEffect } from 'react'
import { announce } from './announce'

/** Announces a text through the page's live region when it appears, and again when it changes. */
export function useAnnouncement(sentence: string): void {
  useEffect(() => announce(sentence), [sentence])
}
