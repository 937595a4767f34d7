import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { encodeCall, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const IS_VALID_SIGNATURE = selectorOf('isValidSignature(bytes32,bytes)')
const WORD_DIGITS = 64
/** Place of the signature: after the hash and this word. */
const OFFSET_BYTES = 64

/**
 * Creates the call that reads whether the contract of an account accepts a signature of a hash (EIP-1271). It fails where
 * the account has no such contract.
 */
export function isValidSignature(account: Address, hash: string, signature: string): Call<boolean> {
  const digits = signature.slice(2)
  const padded = digits.padEnd(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, '0')
  const data = encodeCall(IS_VALID_SIGNATURE, hash.slice(2), wordOf(OFFSET_BYTES), wordOf(digits.length / 2), padded)
  return describeCall(account, data.toLowerCase(), (result) => {
    if (result.length < 2 + WORD_DIGITS) throw new Error('The account has no contract')
    // The magic value of EIP-1271 is the function's selector.
    return result.slice(0, 2 + WORD_DIGITS) === IS_VALID_SIGNATURE.padEnd(2 + WORD_DIGITS, '0')
  })
}
