/** What is wrong with a node: it is set aside for this, and tried again later. */
export type FaultReason =
  | 'dead'
  | 'slow'
  | 'limited'
  | 'garbage'
  | 'wrongChain'
  | 'behind'
  | 'ahead'
  | 'refuses'
  | 'disagrees'

/** The node is to blame and not the question: another one should be asked. */
export class NodeFaultError extends Error {
  override readonly name = 'NodeFaultError'
  constructor(
    readonly reason: FaultReason,
    message: string,
    /** How long the node itself asks to be left alone, in milliseconds. */
    readonly waitMs?: number,
  ) {
    super(message)
  }
}
