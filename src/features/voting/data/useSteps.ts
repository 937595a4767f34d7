import { useEffect, useMemo, useRef, useState } from 'react'
import { pause } from '../../../chain/rpc/pause'
import type { Steps } from '../../../core/steps'

/** Ends a calculation; the page can reply to its user after each step. Returns null once it is aborted. */
export async function endOfSteps<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result | null> {
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
    await pause(0)
    if (signal?.aborted === true) return null
  }
}

/**
 * Returns the result of a calculation: at once if it is one step. Otherwise that of the calculation before until it has ended,
 * null without one. `start` has to be the same function while its values are the same. A calculation that runs is ended before
 * that of newer values starts, or frequent changes would leave none to end.
 */
export function useSteps<Result extends object>(start: () => Steps<Result>): Result | null {
  const atOnce = useMemo(() => {
    const first = start().next()
    return first.done === true ? first.value : null
  }, [start])
  const [late, setLate] = useState<Result | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const waiting = useRef<(() => Steps<Result>) | null>(null)
  const isRunning = useRef(false)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  useEffect(() => {
    waiting.current = atOnce === null ? start : null
    async function run({ signal }: AbortController): Promise<void> {
      isRunning.current = true
      for (let next = waiting.current; next !== null && !signal.aborted; next = waiting.current) {
        waiting.current = null
        const result = await endOfSteps(next(), signal)
        if (result !== null) setLate(result)
      }
      isRunning.current = false
    }
    if (leaving.current && !isRunning.current) void run(leaving.current)
  }, [start, atOnce])
  return atOnce ?? late
}
