import { RpcError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { revertReason } from '../../../chain/send/revertReason'

const PAUSE_MS = 1_000

/** A contract says why; a node that was caught between two blocks has an error and no reason. */
const hasNoReason = (error: unknown): boolean =>
  error instanceof RevertError ? error.reason === null : error instanceof RpcError && revertReason(error) === null

/**
 * Answers what a run on a node answers; one that fails without a reason is held once more before it counts. Nothing that
 * went to a wallet fails in this way, so that nothing is sent twice.
 */
export async function onceMore<Value>(run: () => Promise<Value>, pauseMs = PAUSE_MS): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (!hasNoReason(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return run()
  }
}
