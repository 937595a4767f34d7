import { useEffect, useState } from 'react'

/** yield 2, 9: folded content stays mounted this long, for its closing animation. */
const DELAY_MS = 300

/** Returns whether to render unfolding content: while it is open, and for 300 ms after (yield 9). */
export function useDelayedUnmount(isOpen: boolean): boolean {
  const [isKept, setIsKept] = useState(isOpen)
  if (isOpen && !isKept) setIsKept(true)
  useEffect(() => {
    if (isOpen || !isKept) return undefined
    const timer = setTimeout(() => setIsKept(false), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isKept, isOpen])
  return isOpen || isKept
}
