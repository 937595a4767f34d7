import { useEffect, useState } from 'react'

/** The state of an asynchronous function; `error` is any error of the run. */
export type AsyncResult<Outcome> =
  | { status: 'running' }
  | { status: 'passed'; outcome: Outcome }
  | { status: 'failed'; error: unknown }

const RUNNING = { status: 'running' } as const

/** Runs an asynchronous function, again whenever `run` changes; returns the state of the newest run. */
export function useAsyncResult<Outcome>(run: () => Promise<Outcome>): AsyncResult<Outcome> {
  const [latest, setLatest] = useState<{ run: () => Promise<Outcome>; state: AsyncResult<Outcome> } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = (state: AsyncResult<Outcome>) => {
      if (isCurrent) setLatest({ run, state })
    }
    run().then(
      (outcome) => update({ status: 'passed', outcome }),
      (error: unknown) => update({ status: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [run])
  return latest?.run === run ? latest.state : RUNNING
}
