import { type Premise, requireAgreedPremises } from '../rpc/confirmWrite'
import type { Nodes } from '../rpc/nodes'
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
    if (error instanceof RevertError) await requireAgreedPremises(nodes, premises)
    throw error
  }
}
