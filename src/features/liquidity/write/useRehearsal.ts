import { useEffect, useState } from 'react'
import type { Rehearsed } from '../liquidity.chain'
import type { WriteFailure } from './writeFailure'

/** What a node says of a write it ran without sending it. */
export type Rehearsal =
  | { status: 'running' }
  | { status: 'passed'; seen: Rehearsed }
  | { status: 'failed'; failure: WriteFailure }

const RUNNING: Rehearsal = { status: 'running' }

/** Runs a write on a node once, when its review opens, and answers what came of it; `run` has to keep its identity. */
export function useRehearsal(run: () => Promise<Rehearsed>): Rehearsal {
  const [rehearsal, setRehearsal] = useState(RUNNING)
  useEffect(() => {
    let isWanted = true
    const tell = (next: Rehearsal) => {
      if (isWanted) setRehearsal(next)
    }
    run().then(
      (seen) => tell({ status: 'passed', seen }),
      async (error: unknown) => {
        const { writeFailure } = await import('./writeFailure')
        tell({ status: 'failed', failure: writeFailure(error, 'The rehearsal failed: %message%') })
      },
    )
    return () => {
      isWanted = false
    }
  }, [run])
  return rehearsal
}
