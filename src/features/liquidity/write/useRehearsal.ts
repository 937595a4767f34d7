import { useEffect, useState } from 'react'
import { RpcError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { revertReason } from '../../../chain/send/revertReason'
import type { Rehearsed } from '../liquidity.chain'
import type { WriteFailure } from './writeFailure'

/** What a node says of a write it ran without sending it. */
export type Rehearsal =
  | { status: 'running' }
  | { status: 'passed'; seen: Rehearsed }
  | { status: 'failed'; failure: WriteFailure }

const RUNNING: Rehearsal = { status: 'running' }
const PAUSE_MS = 1_000

/** A contract says why; a node that was caught between two blocks has an error and no reason. */
const hasNoReason = (error: unknown): boolean =>
  error instanceof RevertError ? error.reason === null : error instanceof RpcError && revertReason(error) === null

/** Answers what a rehearsal saw; one that fails without a reason is held once more before it counts. */
export async function rehearsed(run: () => Promise<Rehearsed>, pauseMs = PAUSE_MS): Promise<Rehearsed> {
  try {
    return await run()
  } catch (error) {
    if (!hasNoReason(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return run()
  }
}

/** Runs a write on a node once, when its review opens, and answers what came of it; `run` has to keep its identity. */
export function useRehearsal(run: () => Promise<Rehearsed>): Rehearsal {
  const [rehearsal, setRehearsal] = useState(RUNNING)
  useEffect(() => {
    let isWanted = true
    const tell = (next: Rehearsal) => {
      if (isWanted) setRehearsal(next)
    }
    rehearsed(run).then(
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
