/** The codes of EIP-1193, EIP-3326 and JSON-RPC that the demo wallet returns. */
export const UNAUTHORISED = 4100
export const UNSUPPORTED = 4200
export const UNKNOWN_CHAIN = 4902
export const INVALID_PARAMS = -32602

/** An error in the format of EIP-1193: a message and a code. */
export class DemoWalletError extends Error {
  override readonly name = 'DemoWalletError'
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message)
  }
}
