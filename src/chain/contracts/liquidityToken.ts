import { factoryAddress } from '../../deployment/contracts'
import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const TOTAL_SUPPLY = '0x18160ddd'
const K_LAST = '0x7464fc3d'
const NONCES = '0x7ecebe00'
const FEE_TO = '0x017e7e58'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Creates the call that reads the total supply of a pair's LP tokens, in base units. */
export const totalSupply = (pairAddress: string): Call<bigint> =>
  describeCall(pairAddress, encodeCall(TOTAL_SUPPLY), firstWord)

/** Creates the call that reads a pair's product of reserves at the last protocol fee. It is 0 where no fee is taken. */
export const kLast = (pairAddress: string): Call<bigint> => describeCall(pairAddress, encodeCall(K_LAST), firstWord)

/** Creates the call that reads the number of used permits of an account's LP tokens (EIP-2612). */
export const permitNonce = (pairAddress: string, owner: string): Call<bigint> =>
  describeCall(pairAddress, encodeCall(NONCES, addressWord(owner)), firstWord)

/** Creates the call that reads the recipient of the protocol fee as a number: 0 while no fee is taken (protocol 0). */
export const feeTo = (): Call<bigint> => describeCall(factoryAddress, encodeCall(FEE_TO), firstWord)
