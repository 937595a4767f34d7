import { deployment } from '../../core/deployment'
import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const TOTAL_SUPPLY = '0x18160ddd'
const K_LAST = '0x7464fc3d'
const NONCES = '0x7ecebe00'
const FEE_TO = '0x017e7e58'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Describes the read of all LP tokens that a pair has given out, in base units. */
export const totalSupply = (pairAddress: string): Call<bigint> =>
  describeCall(pairAddress, encodeCall(TOTAL_SUPPLY), firstWord)

/** Describes the read of a pair's product of reserves when the protocol last took its fee; 0 where it takes none. */
export const kLast = (pairAddress: string): Call<bigint> => describeCall(pairAddress, encodeCall(K_LAST), firstWord)

/** Describes the read of how many permits of an account's LP tokens were used (EIP-2612). */
export const permitNonce = (pairAddress: string, owner: string): Call<bigint> =>
  describeCall(pairAddress, encodeCall(NONCES, addressWord(owner)), firstWord)

/** Describes the read of who gets the protocol's fee, as a number: 0 while it takes none (protocol 0). */
export const feeTo = (): Call<bigint> => describeCall(deployment.contracts.factory, encodeCall(FEE_TO), firstWord)
