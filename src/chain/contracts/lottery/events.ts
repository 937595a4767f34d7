import type { Address } from '../../../core/address'
import { readSmallWord, readWord, wordOf } from '../codec'
import { addressIn, isWord, type Log } from '../event'
import { topicOf } from '../signatures'
import { keccak256 } from '../../keccak'

/** TicketsPurchase(address indexed buyer, uint256 indexed lotteryId, uint256 numberTickets) (protocol 4.3.2). */
export const TICKETS_PURCHASE_TOPIC = topicOf('TicketsPurchase(address,uint256,uint256)')

/** TicketsClaim(address indexed claimer, uint256 amount, uint256 indexed lotteryId, uint256 numberTickets). */
export const TICKETS_CLAIM_TOPIC = topicOf('TicketsClaim(address,uint256,uint256,uint256)')

/** Event of an account in a round. */
interface LotteryEvent {
  account: Address
  lotteryId: number
  ticketCount: number
}

/** Decodes the indexed words of both events: account and round; null for another form. */
function partiesOf([, account, lotteryId]: readonly string[]): Pick<LotteryEvent, 'account' | 'lotteryId'> | null {
  const address = addressIn(account)
  return address && lotteryId && isWord(lotteryId) ? { account: address, lotteryId: readSmallWord(lotteryId, 0) } : null
}

/** Decodes a purchase; null for another event. */
export function readPurchase({ topics, data }: Log): LotteryEvent | null {
  const parties = topics[0] === TICKETS_PURCHASE_TOPIC ? partiesOf(topics) : null
  return parties && { ...parties, ticketCount: readSmallWord(data, 0) }
}

/** Decodes a claim, with the CAKE paid in its smallest unit; null for another event. */
export function readClaim({ topics, data }: Log): (LotteryEvent & { amountRaw: bigint }) | null {
  const parties = topics[0] === TICKETS_CLAIM_TOPIC ? partiesOf(topics) : null
  return parties && { ...parties, amountRaw: readWord(data, 0), ticketCount: readSmallWord(data, 1) }
}

/** LotteryClose(uint256 indexed lotteryId, uint256 firstTicketIdNextLottery) (protocol 4.3.4). */
export const LOTTERY_CLOSE_TOPIC = topicOf('LotteryClose(uint256,uint256)')

/** LotteryNumberDrawn(uint256 indexed lotteryId, uint256 finalNumber, uint256 countWinningTickets) (protocol 4.3.7). */
export const LOTTERY_NUMBER_DRAWN_TOPIC = topicOf('LotteryNumberDrawn(uint256,uint256,uint256)')

/** RandomnessRequest(bytes32 indexed requestId, uint256 seed) of a generator that records the lottery's seed (protocol 4.5.2). */
export const RANDOMNESS_REQUEST_TOPIC = topicOf('RandomnessRequest(bytes32,uint256)')

/** RandomnessRequestFulfilled(bytes32 requestId, uint256 output); the request's id may be indexed (protocol 4.5.2). */
export const RANDOMNESS_FULFILLED_TOPIC = topicOf('RandomnessRequestFulfilled(bytes32,uint256)')

/** Returns the indexed topic of a round. */
export const lotteryTopic = (lotteryId: number): string => `0x${wordOf(lotteryId)}`

const WORD_DIGITS = 64

/** Returns the words of an event, without its topic, as 0x hex in lower case: the indexed ones, then those of the data. */
export function wordsOf({ topics, data }: Pick<Log, 'topics' | 'data'>): string[] {
  const digits = data.slice(2)
  const words = Array.from({ length: Math.floor(digits.length / WORD_DIGITS) }, (_, at) =>
    digits.slice(at * WORD_DIGITS, (at + 1) * WORD_DIGITS),
  )
  return [...topics.slice(1), ...words.map((word) => `0x${word}`)].map((word) => word.toLowerCase())
}

/** Returns the seed of a round's request: the hash of its id and of the next ticket's (protocol 4.3.4). */
export const drawSeed = (lotteryId: number, nextTicketId: bigint): string =>
  keccak256(`0x${wordOf(lotteryId)}${wordOf(nextTicketId)}`)
