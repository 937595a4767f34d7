import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readBoolean, readSmallWord, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const START_BLOCK = selectorOf('startBlock()')
const END_BLOCK = selectorOf('endBlock()')
const RAISING_AMOUNT = selectorOf('raisingAmount()')
const OFFERING_AMOUNT = selectorOf('offeringAmount()')
const TOTAL_AMOUNT = selectorOf('totalAmount()')
const USER_INFO = selectorOf('userInfo(address)')
const GET_OFFERING_AMOUNT = selectorOf('getOfferingAmount(address)')
const GET_REFUNDING_AMOUNT = selectorOf('getRefundingAmount(address)')
const VIEW_POOL = selectorOf('viewPoolInformation(uint256)')
const VIEW_USER_INFO = selectorOf('viewUserInfo(address,uint8[])')
const VIEW_RESULTS = selectorOf('viewUserOfferingAndRefundingAmountsForPools(address,uint8[])')
const NUMBER_POINTS = selectorOf('numberPoints()')
const THRESHOLD_POINTS = selectorOf('thresholdPoints()')

const WORD_BYTES = 32
const POOLS = 2

/** Terms of a pool of version 2, and the LP tokens that all users have committed; amounts in base units. */
export interface ChainPool {
  raisingRaw: bigint
  offeringRaw: bigint
  /** LP tokens that an account may commit; 0 is no limit. */
  limitRaw: bigint
  hasTax: boolean
  committedRaw: bigint
}

/** What an account has committed to a pool, and whether it has harvested. */
export interface ChainCommitment {
  amountRaw: bigint
  isHarvested: boolean
}

/** What a pool pays an account: offered tokens, and LP tokens after the tax. */
export interface ChainResult {
  offeredRaw: bigint
  refundRaw: bigint
  taxRaw: bigint
}

const readBlock = (data: string): number => readSmallWord(data, 0)

const readPool = (data: string): ChainPool => ({
  ...{ raisingRaw: readWord(data, 0), offeringRaw: readWord(data, 1), limitRaw: readWord(data, 2) },
  ...{ hasTax: readBoolean(data, 3), committedRaw: readWord(data, 4) },
})

const readCommitment = (data: string): ChainCommitment => ({
  amountRaw: readWord(data, 0),
  isHarvested: readBoolean(data, 1),
})

/** Returns the position of the first element of the array whose offset is at a position of the result. */
function arrayStart(data: string, offsetAt: number): number {
  const start = readSmallWord(data, offsetAt) / WORD_BYTES
  if (readSmallWord(data, start) !== POOLS) throw new Error('The result has another number of pools')
  return start + 1
}

function readCommitments(data: string): ChainCommitment[] {
  const [amounts, flags] = [arrayStart(data, 0), arrayStart(data, 1)]
  return Array.from({ length: POOLS }, (_, pid) => ({
    amountRaw: readWord(data, amounts + pid),
    isHarvested: readBoolean(data, flags + pid),
  }))
}

function readResults(data: string): ChainResult[] {
  const start = arrayStart(data, 0)
  return Array.from({ length: POOLS }, (_, pid) => {
    const at = start + pid * 3
    return { offeredRaw: readWord(data, at), refundRaw: readWord(data, at + 1), taxRaw: readWord(data, at + 2) }
  })
}

/** Call data with an account and the pool ids 0 and 1, which the contract fills by index (protocol 9.2.7). */
const withPools = (selector: `0x${string}`, account: Address): string =>
  encodeCall(selector, addressWord(account), ...[2 * WORD_BYTES, POOLS, 0, 1].map(wordOf))

const read =
  <T>(selector: `0x${string}`, decode: (data: string) => T) =>
  (sale: Address): Call<T> =>
    describeCall(sale, selector, decode)

const ofAccount =
  <T>(selector: `0x${string}`, decode: (data: string) => T) =>
  (sale: Address, account: Address): Call<T> =>
    describeCall(sale, encodeCall(selector, addressWord(account)), decode)

/** Creates the call that reads the first block of a sale, which accepts no commitment yet. */
export const startBlock = read(START_BLOCK, readBlock)

/** Creates the call that reads the last block of a sale, which no longer accepts a commitment. */
export const endBlock = read(END_BLOCK, readBlock)

/** Creates the call that reads the LP tokens that a sale of version 1 raises (protocol 9.1). */
export const raisingAmount = read(RAISING_AMOUNT, firstWord)

/** Creates the call that reads the tokens that a sale of version 1 offers. */
export const offeringAmount = read(OFFERING_AMOUNT, firstWord)

/** Creates the call that reads the LP tokens that all users have committed to a sale of version 1. */
export const totalAmount = read(TOTAL_AMOUNT, firstWord)

/** Creates the call that reads an account's commitment to a sale of version 1. */
export const userInfo = ofAccount(USER_INFO, readCommitment)

/** Creates the call that reads the tokens that a sale of version 1 pays an account; it fails before any commitment. */
export const getOfferingAmount = ofAccount(GET_OFFERING_AMOUNT, firstWord)

/** Creates the call that reads the LP tokens that a sale of version 1 refunds to an account. */
export const getRefundingAmount = ofAccount(GET_REFUNDING_AMOUNT, firstWord)

/** Creates the call that reads a pool of version 2 (protocol 9.2.2). */
export const viewPoolInformation = (sale: Address, pid: number): Call<ChainPool> =>
  describeCall(sale, encodeCall(VIEW_POOL, wordOf(pid)), readPool)

/** Creates the call that reads an account's commitments to the pools of version 2, by pool id. */
export const viewUserInfo = (sale: Address, account: Address): Call<ChainCommitment[]> =>
  describeCall(sale, withPools(VIEW_USER_INFO, account), readCommitments)

/** Creates the call that reads what the pools of version 2 pay an account, by pool id. */
export const viewResults = (sale: Address, account: Address): Call<ChainResult[]> =>
  describeCall(sale, withPools(VIEW_RESULTS, account), readResults)

/** Creates the call that reads the points that a sale of version 2 gives. */
export const numberPoints = read(NUMBER_POINTS, firstWord)

/** Creates the call that reads the LP tokens that the sum of both commitments has to exceed for the points. */
export const thresholdPoints = read(THRESHOLD_POINTS, firstWord)
