import { useEffect, useState } from 'react'

/** yield 2, 9: content stays mounted this long after it is folded, for its closing animation. */
const DELAY_MS = 300

/** Returns whether to render content that unfolds: while it is open, and for 300 ms afterwards (yield 9). */
export function useDelayedUnmount(isOpen: boolean): boolean {
  const [isMounted, setIsMounted] = useState(isOpen)
  if (isOpen && !isMounted) setIsMounted(true)
  useEffect(() => {
    if (isOpen || !isMounted) return undefined
    const timer = setTimeout(() => setIsMounted(false), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isMounted, isOpen])
  return isOpen || isMounted
}
