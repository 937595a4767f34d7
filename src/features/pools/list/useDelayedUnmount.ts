import { useEffect, useState } from 'react'

/** yield 9 "Delayed unmount" */
const DELAY_MS = 300

/** Answers whether something that opens and closes is to be drawn: also for 300 ms after it closed, while it folds (yield 2). */
export function useDelayedUnmount(isOpen: boolean, delayMs = DELAY_MS): boolean {
  const [isLeft, setIsLeft] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    return () => setIsLeft(true)
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !isLeft) return undefined
    const timer = setTimeout(() => setIsLeft(false), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, isLeft, isOpen])
  return isOpen || isLeft
}
