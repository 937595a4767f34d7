import type { Interface } from 'ethers'
import { isAddressText } from '../../core/address'

/** What someone wants a contract to do, before it is rehearsed, priced, signed and recorded. */
export interface Intent {
  readonly contract: { readonly address: string; readonly interface: Interface }
  readonly method: string
  readonly args: readonly unknown[]
  /** Native coin sent along, in wei. */
  readonly valueRaw: bigint
}

export interface TransactionRequest {
  from: string
  to: string
  data: string
  value: string
}

/** Answers the transaction an intent stands for; throws when it has no address or the contract no such method (trading 5, 8). */
export function toTransaction({ contract, method, args, valueRaw }: Intent, account: string): TransactionRequest {
  if (!isAddressText(contract.address)) throw new Error(`Invalid 'address' parameter '${contract.address}'.`)
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
