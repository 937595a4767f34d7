/** The reason why a node is suspended for a while. */
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

/** The node is at fault, not the request: another node should be queried. */
export class NodeFaultError extends Error {
  override readonly name = 'NodeFaultError'
  constructor(
    readonly reason: FaultReason,
    message: string,
    /** Delay of the node's Retry-After, in milliseconds. */
    readonly waitMs?: number,
  ) {
    super(message)
  }
}
