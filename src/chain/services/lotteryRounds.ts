import { type LotteryReply, validateLotteries, validateLotteryPlayer } from 'virtual:reply-validators'
import type { Address } from '../../core/address'
import { parseAmount } from '../../core/amount'
import { queryGraph } from './queryGraph'

type IndexedStatus = 'open' | 'close' | 'claimable'

/** Round of the index (games 3.2.3); times in seconds since 1970, the price in CAKE's smallest unit. */
export interface IndexedLottery {
  lotteryId: number
  status: IndexedStatus
  userCount: number
  ticketCount: number
  /** Null until the draw. */
  winningCount: number | null
  finalNumber: number | null
  startSeconds: number
  endSeconds: number
  priceRaw: bigint
}

/** Round in which an account has tickets, of the index. */
export interface IndexedPlay {
  lotteryId: number
  status: IndexedStatus
  endSeconds: number
  /** The account has claimed a prize of the round, not necessarily all of them. */
  isClaimed: boolean
  ticketCount: number
}

/** Account with tickets (games 3.2.4). */
export interface IndexedPlayer {
  ticketCount: number
  /** CAKE paid for tickets, in its smallest unit. */
  paidRaw: bigint
  rounds: IndexedPlay[]
}

const LOTTERIES = `query getLotteries { lotteries(first: 100, orderBy: block, orderDirection: desc) { id totalUsers totalTickets winningTickets status finalNumber startTime endTime ticketPrice } }`
const PLAYER = `query getUserLotteries($account: ID!) { user(id: $account) { totalTickets totalCake rounds(first: 100, orderBy: block, orderDirection: desc) { lottery { id endTime status } claimed totalTickets } } }`

const CAKE_DECIMALS = 18
const STATUSES = { Open: 'open', Close: 'close', Claimable: 'claimable' } as const

/** Parses an amount of whole CAKE; the validator admits digits only. */
const amountOf = (cake: string): bigint => parseAmount(cake, CAKE_DECIMALS) ?? 0n

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text))

const graphOf = (servicesUrl: string): string => `${servicesUrl}/subgraphs/name/hotcake/lottery`

const lotteryOf = (reply: LotteryReply): IndexedLottery => ({
  ...{ lotteryId: Number(reply.id), status: STATUSES[reply.status], priceRaw: amountOf(reply.ticketPrice) },
  ...{ userCount: Number(reply.totalUsers), ticketCount: Number(reply.totalTickets) },
  ...{ winningCount: numberOrNull(reply.winningTickets), finalNumber: numberOrNull(reply.finalNumber) },
  ...{ startSeconds: Number(reply.startTime), endSeconds: Number(reply.endTime) },
})

/** Returns the newest rounds, at most 100 (games 7.2.9). Throws ServiceUnavailableError. */
export async function readLotteries(servicesUrl: string): Promise<IndexedLottery[]> {
  const query = { document: LOTTERIES, variables: {}, isReply: validateLotteries }
  return (await queryGraph(graphOf(servicesUrl), query)).lotteries.map(lotteryOf)
}

/**
 * Returns the newest rounds in which an account has tickets, at most 100, and its totals; no rounds for an account without
 * tickets (games 7.2.10). Throws ServiceUnavailableError.
 */
export async function readLotteryPlayer(servicesUrl: string, account: Address): Promise<IndexedPlayer> {
  const query = { document: PLAYER, variables: { account: account.toLowerCase() }, isReply: validateLotteryPlayer }
  const { user } = await queryGraph(graphOf(servicesUrl), query)
  if (user === null) return { ticketCount: 0, paidRaw: 0n, rounds: [] }
  return {
    ...{ ticketCount: Number(user.totalTickets), paidRaw: amountOf(user.totalCake) },
    rounds: user.rounds.map(({ lottery, claimed, totalTickets }) => ({
      ...{ lotteryId: Number(lottery.id), status: STATUSES[lottery.status], endSeconds: Number(lottery.endTime) },
      ...{ isClaimed: claimed, ticketCount: Number(totalTickets) },
    })),
  }
}
