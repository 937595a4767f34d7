import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { encodeCall, readWord } from '../codec'
import { readAddress } from '../nameRegistry/reads'
import { selectorOf } from '../signatures'

const ADDR = selectorOf('addr(bytes32)')
const CONTENTHASH = selectorOf('contenthash(bytes32)')
const WORD_DIGITS = 64

function readBytes(data: string): string | null {
  const start = 2 + Number(readWord(data, 0)) * 2 + WORD_DIGITS
  const length = Number(readWord(`0x${data.slice(start - WORD_DIGITS)}`, 0)) * 2
  const digits = data.slice(start, start + length)
  if (digits.length < length) throw new Error('The result is shorter than it should be')
  return length === 0 ? null : `0x${digits}`
}

/** Creates the call that reads the address of a name, given by its node; null for a name without one. */
export const addr = (resolver: Address, node: string): Call<Address | null> =>
  describeCall(resolver, encodeCall(ADDR, node.slice(2)), readAddress)

/** Creates the call that reads the contenthash of a name (EIP-1577), as 0x hex; null for a name without one. */
export const contenthash = (resolver: Address, node: string): Call<string | null> =>
  describeCall(resolver, encodeCall(CONTENTHASH, node.slice(2)), readBytes)
