import { type Address, toAddress } from '../../core/address'

export type CallKey = `0x${string}-0x${string}`

/** A read reduced to the fields that the node needs. */
export interface CallTarget {
  /** In lower case. */
  readonly address: Address
  readonly callData: string
}

const LOWER_CASE_HEX = /^0x(?:[0-9a-f]{2})*$/

/**
 * Returns the key of a read. Throws when the address is not 40 hex digits or the data not lower-case hex (trading 5).
 */
export function toCallKey({ address, callData }: CallTarget): CallKey {
  if (!LOWER_CASE_HEX.test(callData)) throw new Error(`Invalid hex: ${callData}`)
  return `${toAddress(address).toLowerCase()}-${callData}` as CallKey
}

/** Returns the read of a key; throws for a key without an address. */
export function parseCallKey(key: CallKey): CallTarget {
  const [address = '', callData = ''] = key.split('-')
  return { address: toAddress(address), callData }
}
