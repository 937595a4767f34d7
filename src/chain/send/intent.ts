import type { Interface } from 'ethers'
import type { Address } from '../../core/address'

/** A contract call before it is rehearsed, priced, signed and recorded. */
export interface Intent {
  readonly contract: { readonly address: Address; readonly interface: Interface }
  readonly method: string
  readonly args: readonly unknown[]
  /** The native coin to send, in wei. */
  readonly valueRaw: bigint
}

export interface TransactionRequest {
  from: Address
  to: Address
  data: string
  value: string
}

/** Returns the transaction of an intent; throws for a method that the contract lacks (trading 8). */
export function toTransaction({ contract, method, args, valueRaw }: Intent, account: Address): TransactionRequest {
  if (!contract.interface.hasFunction(method)) {
    throw new Error(`Method ${method} doesn't exist on ${contract.address}`)
  }
  return {
    from: account,
    to: contract.address,
    data: contract.interface.encodeFunctionData(method, args),
    value: `0x${valueRaw.toString(16)}`,
  }
}
