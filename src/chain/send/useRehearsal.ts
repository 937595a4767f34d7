import { useEffect, useState } from 'react'

/** What a node says of a write that it ran without sending it; `error` is whatever running it threw. */
export type Rehearsal<Seen> =
  | { status: 'running' }
  | { status: 'passed'; seen: Seen }
  | { status: 'failed'; error: unknown }

const RUNNING = { status: 'running' } as const

/** Runs a write on a node, and anew whenever `run` is another function; answers what came of the newest run. */
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
