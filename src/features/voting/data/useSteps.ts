import { useEffect, useMemo, useRef, useState } from 'react'
import { pause } from '../../../chain/rpc/pause'
import type { Steps } from '../../../core/steps'

/** Runs a calculation to its end, with a pause for user input after each step. Returns null once it is aborted. */
export async function endOfSteps<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result | null> {
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
    await pause(0)
    if (signal?.aborted === true) return null
  }
}

/**
 * Returns the result of a calculation: at once if it takes one step. A longer one runs in steps. Until it ends, the
 * result of the last longer one is returned, or null without one. `start` must keep its identity while its inputs are
 * unchanged. A running calculation is completed before one with newer inputs starts: under frequent changes, none would
 * be completed otherwise.
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
