import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readBoolean } from '../codec'
import { selectorOf } from '../signatures'

const CAN_MINT = selectorOf('canMint(address)')
const TOKEN_PRICE = selectorOf('tokenPrice()')
const START_BLOCK = selectorOf('startBlockNumber()')

const readFlag = (data: string): boolean => readBoolean(data, 0)

/** Creates the call that reads whether an account has not yet bought a starter (protocol 7.3). */
export const canMint = (factory: Address, account: Address): Call<boolean> =>
  describeCall(factory, encodeCall(CAN_MINT, addressWord(account)), readFlag)

/** Creates the call that reads the price of a starter, in CAKE's smallest unit. */
export const tokenPrice = (factory: Address): Call<bigint> => describeCall(factory, TOKEN_PRICE, firstWord)

/** Creates the call that reads the last block in which no starter is sold yet. */
export const startBlockNumber = (factory: Address): Call<bigint> => describeCall(factory, START_BLOCK, firstWord)
