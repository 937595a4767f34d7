export type CallKey = `0x${string}-0x${string}`

/** A read reduced to the fields that the node needs. */
export interface CallTarget {
  readonly address: string
  readonly callData: string
}

const ADDRESS = /^0x[0-9a-f]{40}$/i
const LOWER_CASE_HEX = /^0x(?:[0-9a-f]{2})*$/

/**
 * Returns the key of a read. Throws when the address is not 40 hex digits or the data not lower-case hex (trading 5).
 */
export function toCallKey({ address, callData }: CallTarget): CallKey {
  if (!ADDRESS.test(address)) throw new Error(`Invalid address: ${address}`)
  if (!LOWER_CASE_HEX.test(callData)) throw new Error(`Invalid hex: ${callData}`)
  return `${address.toLowerCase()}-${callData}` as CallKey
}

/** Returns the read of a key. */
export function parseCallKey(key: CallKey): CallTarget {
  const [address = '', callData = ''] = key.split('-')
  return { address, callData }
}
