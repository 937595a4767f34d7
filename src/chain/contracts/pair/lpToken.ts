import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord } from '../codec'
import { selectorOf } from '../signatures'

const TOTAL_SUPPLY = selectorOf('totalSupply()')
const K_LAST = selectorOf('kLast()')
const NONCES = selectorOf('nonces(address)')

/** Creates the call that reads the total supply of a pair's LP tokens, in base units. */
export const totalSupply = (pairAddress: Address): Call<bigint> => describeCall(pairAddress, TOTAL_SUPPLY, firstWord)

/** Creates the call that reads a pair's product of reserves after its last mint or burn; 0 without a protocol fee. */
export const kLast = (pairAddress: Address): Call<bigint> => describeCall(pairAddress, K_LAST, firstWord)

/** Creates the call that reads the number of used permits of an account's LP tokens (EIP-2612). */
export const nonces = (pairAddress: Address, owner: Address): Call<bigint> =>
  describeCall(pairAddress, encodeCall(NONCES, addressWord(owner)), firstWord)
