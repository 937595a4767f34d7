import type { JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import type { Games } from './gameContracts.ts'
import { accountOf, argument, distinct, eventsOf, named, read, sum, tokens, type Seen } from './gameLogs.ts'
import type { QueryGraph } from './recount.ts'

interface ChainLottery {
  status: bigint
  startTime: bigint
  endTime: bigint
  priceTicketInCake: bigint
  discountDivisor: bigint
  countWinnersPerBracket: readonly bigint[]
  firstTicketId: bigint
  amountCollectedInCake: bigint
  finalNumber: bigint
}

const STATUSES = ['Pending', 'Open', 'Close', 'Claimable']

/** Expects rounds of the lottery and their players to equal the contract's. Returns the number of compared rows. */
export async function expectLottery(provider: JsonRpcProvider, query: QueryGraph, { lottery }: Games): Promise<number> {
  const events = await eventsOf(provider, lottery)
  const opens = named(events, 'LotteryOpen')
  const purchases = named(events, 'TicketsPurchase')
  const claims = named(events, 'TicketsClaim')
  const injections = named(events, 'LotteryInjection', 'LotteryOpen')
  const terms = new Map<bigint, ChainLottery>()
  for (const open of opens) {
    const id = argument(open, 'lotteryId')
    terms.set(id, await read<ChainLottery>(lottery, 'viewLottery', id))
  }
  const of = (some: readonly Seen[], id: bigint) => some.filter((seen) => argument(seen, 'lotteryId') === id)
  const tickets = (some: readonly Seen[]) => String(sum(some.map((seen) => argument(seen, 'numberTickets'))))
  /** Returns the price of a purchase by the formula of the specification (protocol 4.2.3). */
  const paidFor = (seen: Seen): bigint => {
    const { priceTicketInCake: price = 0n, discountDivisor: divisor = 1n } =
      terms.get(argument(seen, 'lotteryId')) ?? {}
    const count = argument(seen, 'numberTickets')
    return (price * count * (divisor + 1n - count)) / divisor
  }
  const lotteries = [...terms].map(([id, round]) => {
    const isDrawn = round.status === 3n
    return {
      ...{ id: String(id), status: STATUSES[Number(round.status)], ticketPrice: tokens(round.priceTicketInCake) },
      totalUsers: String(distinct(of(purchases, id).map((seen) => accountOf(seen, 'buyer'))).length),
      ...{ totalTickets: tickets(of(purchases, id)), claimedTickets: tickets(of(claims, id)) },
      winningTickets: isDrawn ? String(sum(round.countWinnersPerBracket)) : null,
      finalNumber: isDrawn ? String(round.finalNumber) : null,
      ...{ startTime: String(round.startTime), endTime: String(round.endTime) },
      ...{ firstTicket: String(round.firstTicketId), totalCake: tokens(round.amountCollectedInCake) },
      injectedCake: tokens(sum(of(injections, id).map((seen) => argument(seen, 'injectedAmount')))),
    }
  })
  const shown = await query(
    'lottery',
    `{ lotteries(first: 100, orderDirection: desc, orderBy: block) {
      id totalUsers totalTickets winningTickets status finalNumber startTime endTime ticketPrice
      claimedTickets firstTicket totalCake injectedCake
    } }`,
  )
  expect(shown['lotteries']).toEqual(lotteries.toReversed())
  const buyers = distinct(purchases.map((seen) => accountOf(seen, 'buyer')))
  for (const buyer of buyers) {
    const own = purchases.filter((seen) => accountOf(seen, 'buyer') === buyer)
    const won = claims.filter((seen) => accountOf(seen, 'claimer') === buyer)
    const rounds = distinct(own.map((seen) => argument(seen, 'lotteryId'))).toReversed()
    const { user } = await query(
      'lottery',
      `{ user(id: "${buyer}") { id totalTickets totalCake claimedCake totalRounds
        rounds(first: 100, orderDirection: desc, orderBy: block) {
          id lottery { id endTime status } claimed totalTickets claimedTickets
      } } }`,
    )
    expect(user).toEqual({
      ...{ id: buyer, totalTickets: tickets(own), totalCake: tokens(sum(own.map(paidFor))) },
      claimedCake: tokens(sum(won.map((seen) => argument(seen, 'amount')))),
      totalRounds: String(rounds.length),
      rounds: rounds.map((id) => ({
        id: `${buyer}-${id}`,
        lottery: {
          ...{ id: String(id), endTime: String(terms.get(id)?.endTime) },
          status: STATUSES[Number(terms.get(id)?.status)],
        },
        ...{
          claimed: of(won, id).length > 0,
          claimedTickets: tickets(of(won, id)),
          totalTickets: tickets(of(own, id)),
        },
      })),
    })
  }
  return lotteries.length + buyers.length
}
