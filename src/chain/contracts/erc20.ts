import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Creates the call that reads an account's balance of a token, in its smallest unit. */
export const balanceOf = (token: string, account: string): Call<bigint> =>
  describeCall(token, encodeCall(BALANCE_OF, addressWord(account)), firstWord)

/** Creates the call that reads a spender's remaining allowance for an owner's tokens, in the smallest unit. */
export const allowance = (token: string, owner: string, spender: string): Call<bigint> =>
  describeCall(token, encodeCall(ALLOWANCE, addressWord(owner), addressWord(spender)), firstWord)
