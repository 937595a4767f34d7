import { useEffect, useState } from 'react'

/** yield 2, 9: what was unfolded stays this long after it was folded, so that it can move out of sight. */
const DELAY_MS = 300

/** Answers whether to draw what unfolds: at once when it is open, and 300 ms longer than that (yield 9). */
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
