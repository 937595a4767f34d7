import { useCallback, useEffect, useRef, useState } from 'react'

/** Time between attempts while the hub does not reply (games 9: fast refresh), in milliseconds. */
export const RETRY_MS = 10_000

/**
 * Calls a function at once, and again after the time in milliseconds that it returns; null ends the repetition. A
 * hidden page sends no requests. Returns the function that calls it now, and whether it is running.
 */
export function useRepeated(work: () => Promise<number | null>): { runNow: () => void; isRunning: boolean } {
  const [isRunning, setIsRunning] = useState(false)
  const trigger = useRef<() => void>(() => undefined)
  useEffect(() => {
    let isCurrent = true
    let isBusy = false
    let isDue = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function run(): Promise<void> {
      clearTimeout(timer)
      isDue = isBusy
      if (isBusy) return
      if (document.hidden) {
        timer = setTimeout(() => void run(), RETRY_MS)
        return
      }
      isBusy = true
      setIsRunning(true)
      const nextMs = await work().catch(() => RETRY_MS)
      isBusy = false
      if (!isCurrent) return
      setIsRunning(false)
      if (isDue) return run()
      if (nextMs !== null) timer = setTimeout(() => void run(), nextMs)
    }
    trigger.current = () => void run()
    void run()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [work])
  return { runNow: useCallback(() => trigger.current(), []), isRunning }
}
