import type { Address } from '../../../core/address'
import { exchangeMulticallAddress } from '../../../deployment/contracts'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord } from '../codec'
import { selectorOf } from '../signatures'

/** Exported for the reads that a second node confirms (chain/multicall/confirmedReads). */
export const GET_ETH_BALANCE = selectorOf('getEthBalance(address)')
const GET_CURRENT_BLOCK_TIMESTAMP = selectorOf('getCurrentBlockTimestamp()')

/** Creates the call that reads an account's native balance, in wei. */
export const getEthBalance = (account: Address): Call<bigint> =>
  describeCall(exchangeMulticallAddress, encodeCall(GET_ETH_BALANCE, addressWord(account)), firstWord)

/** Creates the call that reads the latest block's timestamp, in seconds since 1970. */
export const getCurrentBlockTimestamp = (): Call<bigint> =>
  describeCall(exchangeMulticallAddress, GET_CURRENT_BLOCK_TIMESTAMP, firstWord)
