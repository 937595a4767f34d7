import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, readBoolean, readBooleans, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const CAN_CLAIM_MULTIPLE = selectorOf('canClaimMultiple(address,uint8[])')
const CHARACTERISTICS = selectorOf('bunnyCharacteristics(uint8)')
const ARRAY_OFFSET_BYTES = 64

/** Terms of a bunny (protocol 8.1); `thresholdUser` is the first user id that is too high. */
export interface BunnyTerms {
  thresholdUser: bigint
  cakeCostRaw: bigint
  isActive: boolean
}

const readTerms = (data: string): BunnyTerms => ({
  thresholdUser: readWord(data, 1),
  cakeCostRaw: readWord(data, 2),
  isActive: readBoolean(data, 3),
})

/**
 * Creates the call that reads which bunnies an account can claim, in the order of the ids. The result is empty for an
 * account without an active profile.
 */
export function canClaimMultiple(special: Address, account: Address, bunnyIds: readonly number[]): Call<boolean[]> {
  const words = [addressWord(account), wordOf(ARRAY_OFFSET_BYTES), wordOf(bunnyIds.length), ...bunnyIds.map(wordOf)]
  return describeCall(special, encodeCall(CAN_CLAIM_MULTIPLE, ...words), readBooleans)
}

/** Creates the call that reads the terms of a bunny. */
export const bunnyTerms = (special: Address, bunnyId: number): Call<BunnyTerms> =>
  describeCall(special, encodeCall(CHARACTERISTICS, wordOf(bunnyId)), readTerms)
