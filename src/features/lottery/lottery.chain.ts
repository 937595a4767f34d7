import { getCurrentBlockTimestamp } from '../../chain/contracts/exchangeMulticall/reads'
import {
  currentLotteryId,
  type LotteryRound,
  type LotteryTicket,
  maxNumberTicketsPerBuyOrClaim,
  viewLottery,
  viewUserInfoForLotteryId,
} from '../../chain/contracts/lottery/reads'
import { readRequired } from '../../chain/multicall/aggregate'
import { Batch } from '../../chain/multicall/batch'
import type { Nodes } from '../../chain/rpc/nodes'
import type { Address } from '../../core/address'

/** constants: TICKET_PAGE */
const TICKET_PAGE = 2_500

/** constants: ROUNDS_FROM_NODES */
const ROUNDS_FROM_NODES = 3

export interface LotteryRead {
  blockNumber: number
  /** Time of the block in seconds since 1970. */
  seconds: number
  /** 0 before the first round. */
  currentLotteryId: number
  maxTickets: number
  /** The newest rounds and the wanted ones; null where the read failed. */
  rounds: { lotteryId: number; round: LotteryRound | null }[]
  /** The account's tickets of the same rounds; null where the read failed. */
  tickets: { lotteryId: number; tickets: LotteryTicket[] | null }[]
}

interface Wanted {
  account: Address | null
  /** The newest round of the last read; null at first: then a second request reads the rounds. */
  lastId: number | null
  /** Other rounds to read. */
  rounds: readonly number[]
}

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`A required read of the lottery failed: ${name}`)
  return value
}

const newestOf = (lotteryId: number): number[] =>
  Array.from({ length: ROUNDS_FROM_NODES }, (_, index) => lotteryId - index).filter((id) => id > 0)

/** Reads the pages of tickets that follow a full first one (games 4.2.5); null where one fails. */
async function readTickets(
  nodes: Nodes,
  [lottery, account, lotteryId]: readonly [Address, Address, number],
  tickets: LotteryTicket[] | null,
): Promise<LotteryTicket[] | null> {
  const all = tickets?.slice() ?? []
  let pageSize = all.length
  try {
    while (pageSize === TICKET_PAGE) {
      const call = viewUserInfoForLotteryId(lottery, account, lotteryId, all.length, TICKET_PAGE)
      // Each page begins where the one before it ends.
      const [page] = await readRequired(nodes, [call])
      pageSize = page?.tickets.length ?? 0
      all.push(...(page?.tickets ?? []))
    }
  } catch {
    return null
  }
  return tickets && all
}

/**
 * Reads the lottery, its newest rounds and an account's tickets of them, all at one block; only further pages of
 * tickets are read later. Rejects when the current round is unknown.
 */
export async function readLottery(nodes: Nodes, lottery: Address, wanted: Wanted): Promise<LotteryRead> {
  const { account, lastId } = wanted
  const batch = new Batch()
  const time = batch.add(getCurrentBlockTimestamp())
  const [current, most] = [batch.add(currentLotteryId(lottery)), batch.add(maxNumberTicketsPerBuyOrClaim(lottery))]
  // The round after the last known one may have begun since.
  const newest = lastId === null ? [] : [lastId + 1, ...newestOf(lastId)]
  const ids = lastId === null ? [] : [...new Set([...newest, ...wanted.rounds])]
  const rounds = ids.map((lotteryId) => ({ lotteryId, read: batch.add(viewLottery(lottery, lotteryId)) }))
  const firstPages = ids.flatMap((lotteryId) => {
    if (account === null) return []
    return { lotteryId, read: batch.add(viewUserInfoForLotteryId(lottery, account, lotteryId, 0, TICKET_PAGE)) }
  })
  const blockNumber = await batch.send(nodes)
  const now = required(current(), 'currentLotteryId')
  if (now > 0 && !newest.includes(now)) return readLottery(nodes, lottery, { ...wanted, lastId: now })
  const started = <Item extends { lotteryId: number }>(items: readonly Item[]) =>
    items.filter(({ lotteryId }) => lotteryId <= now)
  return {
    ...{ blockNumber, seconds: Number(required(time(), 'getCurrentBlockTimestamp')), currentLotteryId: now },
    maxTickets: required(most(), 'maxNumberTicketsPerBuyOrClaim'),
    rounds: started(rounds).map(({ lotteryId, read }) => ({ lotteryId, round: read() })),
    tickets: await Promise.all(
      started(firstPages).map(async ({ lotteryId, read }) => ({
        lotteryId,
        tickets:
          account === null ? null : await readTickets(nodes, [lottery, account, lotteryId], read()?.tickets ?? null),
      })),
    ),
  }
}
