import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readSmallWord, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const CURRENT_LOTTERY_ID = selectorOf('currentLotteryId()')
const CURRENT_TICKET_ID = selectorOf('currentTicketId()')
const MAX_TICKETS = selectorOf('maxNumberTicketsPerBuyOrClaim()')
const VIEW_LOTTERY = selectorOf('viewLottery(uint256)')
const USER_INFO = selectorOf('viewUserInfoForLotteryId(address,uint256,uint256,uint256)')
const NUMBERS_AND_STATUSES = selectorOf('viewNumbersAndStatusesForTicketIds(uint256[])')

const CLAIM = selectorOf('claimTickets(uint256,uint256[],uint32[])')

const WORD_BYTES = 32
const BRACKETS = 6

/** Positions of the first words of the arrays in a round. */
const [BREAKDOWN_AT, PRIZES_AT, WINNERS_AT] = [5, 12, 18]

/** Round of the contract; amounts in CAKE's smallest unit, times in seconds since 1970 (protocol 4.1.4). */
export interface LotteryRound {
  /** Position in the order of the statuses; 0 for a round that does not exist. */
  status: number
  startSeconds: number
  endSeconds: number
  priceRaw: bigint
  discountDivisor: bigint
  rewardsBreakdownBps: bigint[]
  treasuryFeeBps: bigint
  /** Prize of each winning ticket of a bracket. */
  prizesRaw: bigint[]
  winners: number[]
  firstTicketId: bigint
  firstTicketIdNextLottery: bigint
  collectedRaw: bigint
  /** 0 until the draw. */
  finalNumber: number
}

/** Ticket as the contract returns it. */
export interface LotteryTicket {
  id: bigint
  number: number
  isClaimed: boolean
}

/** Page of an account's tickets of a round, and the position of the next one. */
export interface TicketPage {
  tickets: LotteryTicket[]
  nextCursor: number
}

function perBracket<T>(read: (data: string, index: number) => T, data: string, first: number): T[] {
  return Array.from({ length: BRACKETS }, (_, bracket) => read(data, first + bracket))
}

const readRound = (data: string): LotteryRound => ({
  ...{ status: readSmallWord(data, 0), startSeconds: readSmallWord(data, 1), endSeconds: readSmallWord(data, 2) },
  ...{ priceRaw: readWord(data, 3), discountDivisor: readWord(data, 4) },
  rewardsBreakdownBps: perBracket(readWord, data, BREAKDOWN_AT),
  treasuryFeeBps: readWord(data, 11),
  prizesRaw: perBracket(readWord, data, PRIZES_AT),
  winners: perBracket(readSmallWord, data, WINNERS_AT),
  ...{ firstTicketId: readWord(data, 24), firstTicketIdNextLottery: readWord(data, 25) },
  ...{ collectedRaw: readWord(data, 26), finalNumber: readSmallWord(data, 27) },
})

/** Decodes the array whose offset is at a position of the result. */
function readArray<T>(read: (data: string, index: number) => T, data: string, offsetAt: number): T[] {
  const start = readSmallWord(data, offsetAt) / WORD_BYTES
  const length = readSmallWord(data, start)
  return Array.from({ length }, (_, at) => read(data, start + 1 + at))
}

function readPage(data: string): TicketPage {
  const [numbers, claimed] = [readArray(readSmallWord, data, 1), readArray(readSmallWord, data, 2)]
  const tickets = readArray(readWord, data, 0).map((id, at) => ({
    ...{ id, number: numbers[at] ?? 0, isClaimed: claimed[at] === 1 },
  }))
  return { tickets, nextCursor: readSmallWord(data, 3) }
}

const readNumber = (data: string): number => readSmallWord(data, 0)

/** Creates the call that reads the id of the newest round; 0 before the first one. */
export const currentLotteryId = (lottery: Address): Call<number> =>
  describeCall(lottery, CURRENT_LOTTERY_ID, readNumber)

/** Creates the call that reads the id of the next ticket of all rounds. */
export const currentTicketId = (lottery: Address): Call<bigint> => describeCall(lottery, CURRENT_TICKET_ID, firstWord)

/** Creates the call that reads how many tickets one transaction may buy or claim. */
export const maxNumberTicketsPerBuyOrClaim = (lottery: Address): Call<number> =>
  describeCall(lottery, MAX_TICKETS, readNumber)

/** Creates the call that reads a round. */
export const viewLottery = (lottery: Address, lotteryId: number): Call<LotteryRound> =>
  describeCall(lottery, encodeCall(VIEW_LOTTERY, wordOf(lotteryId)), readRound)

/** Creates the call that reads a page of an account's tickets of a round; it reverts for a cursor beyond the end. */
export function viewUserInfoForLotteryId(
  lottery: Address,
  account: Address,
  lotteryId: number,
  cursor: number,
  size: number,
): Call<TicketPage> {
  const words = [addressWord(account), wordOf(lotteryId), wordOf(cursor), wordOf(size)]
  return describeCall(lottery, encodeCall(USER_INFO, ...words), readPage)
}

/** Creates the call that reads the numbers of any tickets, in the order of their ids. */
export const ticketNumbers = (lottery: Address, ticketIds: readonly bigint[]): Call<number[]> =>
  describeCall(
    lottery,
    encodeCall(NUMBERS_AND_STATUSES, ...[WORD_BYTES, ticketIds.length, ...ticketIds].map(wordOf)),
    (data) => readArray(readSmallWord, data, 0),
  )

/** Words before the first array of a claim: the round, and the offsets of both arrays. */
const CLAIM_HEAD = 3

/** Returns the call data of a claim, by which a sent one is recognised. */
export function claimData(lotteryId: number, prizes: readonly { ticketId: bigint; bracket: number }[]): string {
  const { length } = prizes
  const offsets = [CLAIM_HEAD * WORD_BYTES, (CLAIM_HEAD + 1 + length) * WORD_BYTES]
  const arrays = [length, ...prizes.map(({ ticketId }) => ticketId), length, ...prizes.map(({ bracket }) => bracket)]
  return encodeCall(CLAIM, ...[lotteryId, ...offsets, ...arrays].map(wordOf))
}
