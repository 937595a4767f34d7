/** A node processed the request and returned an error, for example a revert. Another node would return the same. */
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

const REVERTED = 3

/**
 * Returns whether an error is a contract's revert: by its code, by revert data in hexadecimal, or by the word. A
 * contract chooses its own text, so no other words in it may count as the node's.
 */
export const isRevert = ({ code, message, data }: Pick<RpcError, 'code' | 'message' | 'data'>): boolean =>
  code === REVERTED || /revert/i.test(message) || (typeof data === 'string' && /^0x/i.test(data))

/** No node of the deployment returned a usable result. */
export class NodesUnreachableError extends Error {
  override readonly name = 'NodesUnreachableError'
}
