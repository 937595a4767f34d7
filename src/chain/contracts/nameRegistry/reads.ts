import { type Address, toAddress } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { encodeCall, firstWord } from '../codec'
import { selectorOf } from '../signatures'

const RESOLVER = selectorOf('resolver(bytes32)')
const ADDRESS_DIGITS = 40

/** Decodes an address, in lower case; null for the zero address. */
export const readAddress = (data: string): Address | null => {
  const digits = firstWord(data).toString(16)
  return digits === '0' ? null : toAddress(`0x${digits.padStart(ADDRESS_DIGITS, '0').slice(-ADDRESS_DIGITS)}`)
}

/** Creates the call that reads the resolver of a name, given by its node (EIP-137); null for a name without one. */
export const resolver = (registry: Address, node: string): Call<Address | null> =>
  describeCall(registry, encodeCall(RESOLVER, node.slice(2)), readAddress)
