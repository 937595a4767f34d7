import { exchangeMulticallAddress } from '../../deployment/contracts'
import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const GET_ETH_BALANCE = '0x4d2301cc'
const GET_CURRENT_BLOCK_TIMESTAMP = '0x0f28c97d'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Creates the call that reads an account's native balance, in wei. */
export const nativeBalanceOf = (account: string): Call<bigint> =>
  describeCall(exchangeMulticallAddress, encodeCall(GET_ETH_BALANCE, addressWord(account)), firstWord)

/** Creates the call that reads the latest block's timestamp, in seconds since 1970. */
export const blockTimestamp = (): Call<bigint> =>
  describeCall(exchangeMulticallAddress, encodeCall(GET_CURRENT_BLOCK_TIMESTAMP), firstWord)
