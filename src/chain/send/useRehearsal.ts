import { useEffect, useState } from 'react'

/** The state of a write's rehearsal on a node; `error` is any error of the run. */
export type Rehearsal<Outcome> =
  | { status: 'running' }
  | { status: 'passed'; outcome: Outcome }
  | { status: 'failed'; error: unknown }

const RUNNING = { status: 'running' } as const

/** Runs a write on a node, again whenever `run` changes; returns the state of the newest run. */
export function useRehearsal<Outcome>(run: () => Promise<Outcome>): Rehearsal<Outcome> {
  const [latest, setLatest] = useState<{ run: () => Promise<Outcome>; state: Rehearsal<Outcome> } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = (state: Rehearsal<Outcome>) => {
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
