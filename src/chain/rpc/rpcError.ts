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
