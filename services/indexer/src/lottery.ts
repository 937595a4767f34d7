import { ponder, type Context } from 'ponder:registry'
import { lottery, lotteryEntry, lotteryPayment, lotteryUser } from 'ponder:schema'
import { sources } from '../chosenSources.ts'
import { recordActivity } from './record.ts'

/** Returns and deletes the CAKE that a transaction paid to the lottery: its transfer precedes the lottery's event. */
async function takePayment(context: Context, transaction: `0x${string}`): Promise<bigint> {
  const payment = await context.db.find(lotteryPayment, { transaction })
  if (payment) await context.db.delete(lotteryPayment, { transaction })
  return payment?.amount ?? 0n
}

const entryId = (account: string, round: string): string => `${account.toLowerCase()}-${round}`

if (sources.lottery !== null) {
  ponder.on('Lottery:LotteryOpen', async ({ event, context }) => {
    const { lotteryId, startTime, endTime, priceTicketInCake, firstTicketId, injectedAmount } = event.args
    await context.db.insert(lottery).values({
      ...{ id: lotteryId, status: 'Open', startTime, endTime, firstTicket: firstTicketId },
      ...{ totalUsers: 0n, totalTickets: 0n, winningTickets: null, claimedTickets: 0n, finalNumber: null },
      ...{ ticketPrice: priceTicketInCake, totalCake: injectedAmount, injectedCake: injectedAmount },
      ...{ block: event.block.number, timestamp: event.block.timestamp },
    })
  })

  ponder.on('Lottery:LotteryInjection', async ({ event, context }) => {
    const { lotteryId, injectedAmount } = event.args
    await takePayment(context, event.transaction.hash)
    await context.db.update(lottery, { id: lotteryId }).set((row) => ({
      totalCake: row.totalCake + injectedAmount,
      injectedCake: row.injectedCake + injectedAmount,
    }))
  })

  ponder.on('Lottery:TicketsPurchase', async ({ event, context }) => {
    const { buyer, lotteryId, numberTickets } = event.args
    const id = String(lotteryId)
    const paid = await takePayment(context, event.transaction.hash)
    const place = { block: event.block.number, timestamp: event.block.timestamp }
    const key = { id: entryId(buyer, id) }
    const isFirst = (await context.db.find(lotteryEntry, key)) === null
    const one = isFirst ? 1n : 0n
    await context.db
      .insert(lotteryEntry)
      .values({
        ...{ ...key, lottery: id, user: buyer, totalTickets: numberTickets },
        ...{ claimed: false, claimedTickets: 0n, ...place },
      })
      .onConflictDoUpdate((row) => ({ totalTickets: row.totalTickets + numberTickets }))
    await context.db
      .insert(lotteryUser)
      .values({
        ...{ id: buyer, totalRounds: 1n, totalTickets: numberTickets, totalCake: paid },
        ...{ claimedCake: 0n, ...place },
      })
      .onConflictDoUpdate((row) => ({
        totalRounds: row.totalRounds + one,
        totalTickets: row.totalTickets + numberTickets,
        totalCake: row.totalCake + paid,
      }))
    await context.db.update(lottery, { id: lotteryId }).set((row) => ({
      totalUsers: row.totalUsers + one,
      totalTickets: row.totalTickets + numberTickets,
      totalCake: row.totalCake + paid,
    }))
    const what = { area: 'lottery', action: 'buy', subject: id, amount0: paid, amount1: numberTickets } as const
    await recordActivity(context, what, event)
  })

  ponder.on('Lottery:LotteryClose', async ({ event, context }) => {
    await context.db.update(lottery, { id: event.args.lotteryId }).set({ status: 'Close' })
  })

  ponder.on('Lottery:LotteryNumberDrawn', async ({ event, context }) => {
    const { lotteryId, finalNumber, countWinningTickets } = event.args
    await context.db
      .update(lottery, { id: lotteryId })
      .set({ status: 'Claimable', finalNumber, winningTickets: countWinningTickets })
  })

  ponder.on('Lottery:TicketsClaim', async ({ event, context }) => {
    const { claimer, amount, lotteryId, numberTickets } = event.args
    const id = String(lotteryId)
    await context.db.update(lotteryEntry, { id: entryId(claimer, id) }).set((row) => ({
      claimed: true,
      claimedTickets: row.claimedTickets + numberTickets,
    }))
    await context.db.update(lotteryUser, { id: claimer }).set((row) => ({ claimedCake: row.claimedCake + amount }))
    await context.db
      .update(lottery, { id: lotteryId })
      .set((row) => ({ claimedTickets: row.claimedTickets + numberTickets }))
    const what = { area: 'lottery', action: 'claim', subject: id, amount0: amount, amount1: numberTickets } as const
    await recordActivity(context, what, event)
  })
}
