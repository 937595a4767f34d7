import { type Premise, requireAgreedPremises } from '../rpc/confirmWrite'
import { RpcError, type Nodes } from '../rpc/nodes'
import { RevertError } from './rehearse'

/** Runs a rehearsal. If it reverts and nodes disagree about the premises of the write, it throws that disagreement. */
export async function orDisagreement<Result>(
  nodes: Nodes,
  premises: readonly Premise[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    // A call that only reads a result throws RpcError on a revert.
    const isRevert = error instanceof RevertError || error instanceof RpcError
    if (isRevert) await requireAgreedPremises(nodes, premises)
    throw error
  }
}
