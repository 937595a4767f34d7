import { type Address, toAddress } from '../../../core/address'
import { predictionsAddress } from '../../../deployment/laterFacts'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readSmallWord, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const CURRENT_EPOCH = selectorOf('currentEpoch()')
const INTERVAL_BLOCKS = selectorOf('intervalBlocks()')
const BUFFER_BLOCKS = selectorOf('bufferBlocks()')
const MIN_BET_AMOUNT = selectorOf('minBetAmount()')
const REWARD_RATE = selectorOf('rewardRate()')
const PAUSED = selectorOf('paused()')
const ROUNDS = selectorOf('rounds(uint256)')
const LEDGER = selectorOf('ledger(uint256,address)')
const CLAIMABLE = selectorOf('claimable(uint256,address)')
const REFUNDABLE = selectorOf('refundable(uint256,address)')
const CLAIM = selectorOf('claim(uint256)')
const BET_BULL = selectorOf('betBull()')
const BET_BEAR = selectorOf('betBear()')
const GET_USER_ROUNDS = selectorOf('getUserRounds(address,uint256,uint256)')

const WORD_BITS = 256
const WORD_BYTES = 32

/** A round of the contract; prices in the oracle's decimals, 0 until known, amounts in wei (protocol 5). */
export interface ChainRound {
  epoch: number
  startBlock: number
  lockBlock: number
  endBlock: number
  lockPriceRaw: bigint
  closePriceRaw: bigint
  totalRaw: bigint
  bullRaw: bigint
  bearRaw: bigint
  rewardBaseRaw: bigint
  rewardRaw: bigint
  isOracleCalled: boolean
}

/** An account's bet of a round; its amount is 0 without one. */
export interface ChainBet {
  position: 'bull' | 'bear'
  amountRaw: bigint
  isClaimed: boolean
}

/** Epochs of an account's bets, oldest first, and the position of the next one. */
export interface UserRounds {
  epochs: number[]
  nextCursor: number
}

const signedWord = (data: string, index: number): bigint => BigInt.asIntN(WORD_BITS, readWord(data, index))
const isTrue = (data: string): boolean => firstWord(data) === 1n
const smallNumber = (data: string): number => readSmallWord(data, 0)

function readRound(data: string): ChainRound {
  return {
    ...{ epoch: readSmallWord(data, 0), startBlock: readSmallWord(data, 1) },
    ...{ lockBlock: readSmallWord(data, 2), endBlock: readSmallWord(data, 3) },
    ...{ lockPriceRaw: signedWord(data, 4), closePriceRaw: signedWord(data, 5) },
    ...{ totalRaw: readWord(data, 6), bullRaw: readWord(data, 7), bearRaw: readWord(data, 8) },
    ...{ rewardBaseRaw: readWord(data, 9), rewardRaw: readWord(data, 10) },
    isOracleCalled: readWord(data, 11) === 1n,
  }
}

const readBet = (data: string): ChainBet => ({
  position: readWord(data, 0) === 0n ? 'bull' : 'bear',
  amountRaw: readWord(data, 1),
  isClaimed: readWord(data, 2) === 1n,
})

function readUserRounds(data: string): UserRounds {
  const start = readSmallWord(data, 0) / WORD_BYTES
  const length = readSmallWord(data, start)
  return {
    epochs: Array.from({ length }, (_, index) => readSmallWord(data, start + 1 + index)),
    nextCursor: readSmallWord(data, 1),
  }
}

/** Address in place of a missing contract: the calls of such a deployment are described, and never sent. */
const market = predictionsAddress ?? toAddress(`0x${'0'.repeat(40)}`)

const read =
  <T>(selector: `0x${string}`, decode: (data: string) => T) =>
  (): Call<T> =>
    describeCall(market, selector, decode)

const ofAccount =
  <T>(selector: `0x${string}`, decode: (data: string) => T) =>
  (epoch: number, account: Address): Call<T> =>
    describeCall(market, encodeCall(selector, wordOf(epoch), addressWord(account)), decode)

/** Creates the call that reads the number of the round that accepts bets (protocol 5). */
export const currentEpoch = read(CURRENT_EPOCH, smallNumber)

/** Creates the call that reads the number of blocks from a round's start to its lock, and from its lock to its end. */
export const intervalBlocks = read(INTERVAL_BLOCKS, smallNumber)

/** Creates the call that reads by how many blocks a lock or an end may be late. */
export const bufferBlocks = read(BUFFER_BLOCKS, smallNumber)

/** Creates the call that reads the smallest bet, in wei. */
export const minBetAmount = read(MIN_BET_AMOUNT, firstWord)

/** Creates the call that reads the winners' part of all bets of a round, in percent. */
export const rewardRate = read(REWARD_RATE, smallNumber)

/** Creates the call that reads whether the market is paused. */
export const paused = read(PAUSED, isTrue)

/** Creates the call that reads a round; all its fields are 0 before it has started. */
export const rounds = (epoch: number): Call<ChainRound> =>
  describeCall(market, encodeCall(ROUNDS, wordOf(epoch)), readRound)

/** Creates the call that reads an account's bet of a round. */
export const ledger = ofAccount(LEDGER, readBet)

/** Creates the call that reads whether an account's side of a round won; an account without a bet counts as Bull. */
export const claimable = ofAccount(CLAIMABLE, isTrue)

/** Creates the call that reads whether an account's bet of a round that never ended can be paid back. */
export const refundable = ofAccount(REFUNDABLE, isTrue)

/** Creates the call that reads the epochs in which an account has bet, from a position on. */
export const getUserRounds = (account: Address, cursor: number, size: number): Call<UserRounds> =>
  describeCall(market, encodeCall(GET_USER_ROUNDS, addressWord(account), wordOf(cursor), wordOf(size)), readUserRounds)

/** Call data of the two bets, by which a sent one is recognised. */
export const betData: readonly string[] = [encodeCall(BET_BULL), encodeCall(BET_BEAR)]

/** Returns the call data of a round's claim, by which a sent one is recognised. */
export const claimData = (epoch: number): string => encodeCall(CLAIM, wordOf(epoch))
