import { useEffect, useState } from 'react'

/** The state of a write's rehearsal on a node; `error` is any error of the run. */
export type Rehearsal<Seen> =
  | { status: 'running' }
  | { status: 'passed'; seen: Seen }
  | { status: 'failed'; error: unknown }

const RUNNING = { status: 'running' } as const

/** Runs a write on a node, again whenever `run` changes; returns the state of the newest run. */
export function useRehearsal<Seen>(run: () => Promise<Seen>): Rehearsal<Seen> {
  const [latest, setLatest] = useState<{ run: () => Promise<Seen>; state: Rehearsal<Seen> } | null>(null)
  useEffect(() => {
    let isWanted = true
    const tell = (state: Rehearsal<Seen>) => {
      if (isWanted) setLatest({ run, state })
    }
    run().then(
      (seen) => tell({ status: 'passed', seen }),
      (error: unknown) => tell({ status: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [run])
  return latest?.run === run ? latest.state : RUNNING
}
