import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Describes the read of an account's balance of a token, in the token's smallest unit. */
export const balanceOf = (token: string, account: string): Call<bigint> =>
  describeCall(token, encodeCall(BALANCE_OF, addressWord(account)), firstWord)

/** Describes the read of what a spender may still take of the owner's tokens, in the smallest unit. */
export const allowance = (token: string, owner: string, spender: string): Call<bigint> =>
  describeCall(token, encodeCall(ALLOWANCE, addressWord(owner), addressWord(spender)), firstWord)
