import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readBoolean } from '../codec'
import { selectorOf } from '../signatures'

const CAN_CLAIM = selectorOf('canClaim(address)')
const END_BLOCK = selectorOf('endBlock()')

const readFlag = (data: string): boolean => readBoolean(data, 0)

/**
 * Creates the call that reads whether an account is eligible, in the campaigns of Easter, vault and prediction and in the
 * refund. It does not consider the end block (protocol 8.3).
 */
export const canClaim = (campaign: Address, account: Address): Call<boolean> =>
  describeCall(campaign, encodeCall(CAN_CLAIM, addressWord(account)), readFlag)

/** Creates the call that reads the first block in which nothing can be claimed any more. */
export const endBlock = (campaign: Address): Call<bigint> => describeCall(campaign, END_BLOCK, firstWord)
