import { type Premise, requireAgreedPremises } from '../rpc/confirmWrite'
import { RpcError, type Nodes } from '../rpc/nodes'
import { RevertError } from './rehearse'

/** Runs a rehearsal. Where it reverts and nodes disagree about what the write rests on, it throws that disagreement. */
export async function orDisagreement<Result>(
  nodes: Nodes,
  premises: readonly Premise[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    // A call that is made to read its result reverts with the node's own error.
    const isRevert = error instanceof RevertError || error instanceof RpcError
    if (isRevert) await requireAgreedPremises(nodes, premises)
    throw error
  }
}
