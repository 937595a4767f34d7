import {
  drawSeed,
  LOTTERY_CLOSE_TOPIC,
  LOTTERY_NUMBER_DRAWN_TOPIC,
  lotteryTopic,
  RANDOMNESS_FULFILLED_TOPIC,
  RANDOMNESS_REQUEST_TOPIC,
  wordsOf,
} from '../../../chain/contracts/lottery/events'
import { type LotteryRound, ticketNumbers, viewLottery } from '../../../chain/contracts/lottery/reads'
import { blockAtTime, readBlock } from '../../../chain/logs/blocks'
import { findLogs, type FoundLog } from '../../../chain/logs/foundLogs'
import { readRequired } from '../../../chain/multicall/aggregate'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import { fulfilmentOf, ticketIdGroups } from './audit.rules'

/** Transactions that drew a round's number, and what their events say. */
export interface DrawEvents {
  /** Hash of the transaction that closed the sale and requested the random number. */
  requestHash: string
  /** Ids of the round's tickets end before this one. */
  nextTicketId: bigint
  /** Seed in the request's event; null for a generator that does not record it. */
  seed: string | null
  /** Transaction that fulfilled the request; null when it was not found. */
  fulfilment: { hash: string; number: number } | null
  /** Hash of the transaction that divided the pot; null when it was not found. */
  drawHash: string | null
}

/** What the chain has about a drawn round, read anew. */
export interface DrawEvidence {
  round: LotteryRound
  /** Numbers of all tickets of the round. */
  numbers: number[]
  /** Seed that the contract has to give the generator. */
  seed: string
  /** Null when no node has the events. */
  events: DrawEvents | null
}

/** Tickets of one call; a node spends about 3,000 gas on each. */
const TICKETS_PER_CALL = 500
const CALLS_PER_REQUEST = 5

/** The sale is closed, and the number drawn, within a few minutes; a node serves this range at once. */
const SEARCH_BLOCKS = 2_000
const SEARCHES = 3
const BLOCK_TOLERANCE_SECONDS = 60

/** Reads the numbers of all tickets of a round. */
async function readNumbers(
  nodes: Nodes,
  lottery: Address,
  { firstTicketId, firstTicketIdNextLottery }: LotteryRound,
  onProgress: (readCount: number) => void,
): Promise<number[]> {
  const calls = ticketIdGroups(firstTicketId, firstTicketIdNextLottery, TICKETS_PER_CALL).map((ids) =>
    ticketNumbers(lottery, ids),
  )
  const numbers: number[] = []
  async function readFrom(first: number): Promise<void> {
    if (first >= calls.length) return
    const read = await readRequired(nodes, calls.slice(first, first + CALLS_PER_REQUEST))
    // A spread of thousands of arguments may exceed the stack.
    for (const each of read) for (const number of each) numbers.push(number)
    onProgress(numbers.length)
    await readFrom(first + CALLS_PER_REQUEST)
  }
  await readFrom(0)
  return numbers
}

/** Reads the first event of a round from a block on; undefined when it is not among the next blocks. */
async function firstEvent(
  nodes: Nodes,
  [lottery, lotteryId, topic]: readonly [Address, number, string],
  { fromBlock, head }: { fromBlock: number; head: number },
  attempts = SEARCHES,
): Promise<FoundLog | undefined> {
  if (attempts === 0 || fromBlock > head) return undefined
  const toBlock = Math.min(fromBlock + SEARCH_BLOCKS - 1, head)
  const found = await findLogs(nodes, {
    address: lottery,
    topics: [topic, lotteryTopic(lotteryId)],
    fromBlock,
    toBlock,
  })
  return found[0] ?? firstEvent(nodes, [lottery, lotteryId, topic], { fromBlock: toBlock + 1, head }, attempts - 1)
}

/** Reads the transactions that drew a round; null when no node has their events. */
async function readEvents(
  nodes: Nodes,
  [lottery, lotteryId]: readonly [Address, number],
  { endSeconds, blockTimeSeconds }: { endSeconds: number; blockTimeSeconds: number },
): Promise<DrawEvents | null> {
  const head = await readBlock(nodes, 'latest')
  if (!head) return null
  const search = { head, timeS: endSeconds, toleranceS: BLOCK_TOLERANCE_SECONDS, blockTimeSeconds }
  const { number: endBlock } = await blockAtTime(nodes, search)
  const close = await firstEvent(nodes, [lottery, lotteryId, LOTTERY_CLOSE_TOPIC], {
    ...{ fromBlock: endBlock, head: head.number },
  })
  if (!close) return null
  const { blockNumber: closeBlock, transactionHash: requestHash } = close
  const draw = await firstEvent(nodes, [lottery, lotteryId, LOTTERY_NUMBER_DRAWN_TOPIC], {
    ...{ fromBlock: closeBlock, head: head.number },
  })
  const [inRequest, fulfilled] = await Promise.all([
    findLogs(nodes, { address: null, topics: [], fromBlock: closeBlock, toBlock: closeBlock }),
    draw
      ? findLogs(nodes, {
          ...{ address: null, topics: [RANDOMNESS_FULFILLED_TOPIC], fromBlock: closeBlock, toBlock: draw.blockNumber },
        })
      : [],
  ])
  const requestLogs = inRequest.filter(({ transactionHash }) => transactionHash === requestHash)
  const recorded = requestLogs.find(({ topics }) => topics[0] === RANDOMNESS_REQUEST_TOPIC)
  return {
    ...{ requestHash, nextTicketId: BigInt(close.data), seed: recorded ? (wordsOf(recorded).at(-1) ?? null) : null },
    fulfilment: fulfilmentOf(
      requestLogs.flatMap(wordsOf),
      fulfilled.map((log) => ({ hash: log.transactionHash, words: wordsOf(log) })),
    ),
    drawHash: draw?.transactionHash ?? null,
  }
}

interface Request {
  lotteryId: number
  blockTimeSeconds: number
  /** Called with the number of tickets that are read, and with that of all. */
  onProgress: (readCount: number, count: number) => void
}

/**
 * Reads what the chain has about a drawn round: its fields, the numbers of all its tickets, and the events of its draw.
 * The events are null when no node returns them. Rejects when the round or its tickets cannot be read.
 */
export async function readDraw(
  nodes: Nodes,
  lottery: Address,
  { lotteryId, blockTimeSeconds, onProgress }: Request,
): Promise<DrawEvidence> {
  const [round] = await readRequired(nodes, [viewLottery(lottery, lotteryId)])
  if (!round) throw new Error('The round could not be read')
  const { firstTicketId, firstTicketIdNextLottery, endSeconds } = round
  const count = Number(firstTicketIdNextLottery - firstTicketId)
  const [numbers, events] = await Promise.all([
    readNumbers(nodes, lottery, round, (readCount) => onProgress(readCount, count)),
    readEvents(nodes, [lottery, lotteryId], { endSeconds, blockTimeSeconds }).catch(() => null),
  ])
  return { round, numbers, seed: drawSeed(lotteryId, firstTicketIdNextLottery), events }
}
