/** A node understood the question and answered with an error, for example a revert. Asking another node would not help. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  constructor(
    message: string,
    readonly code: number,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** No node of the deployment gave a usable answer. */
export class NodesUnreachableError extends Error {
  override readonly name = 'NodesUnreachableError'
}

/** What is wrong with a node: it is set aside for this, and tried again later. */
export type FaultReason = 'dead' | 'slow' | 'limited' | 'garbage' | 'wrongChain' | 'behind' | 'refuses' | 'disagrees'

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
