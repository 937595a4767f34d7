import { ponder, type Context, type Event } from 'ponder:registry'
import { predictionBet, predictionMarket, predictionRound, predictionUser } from 'ponder:schema'
import { sources } from '../chosenSources.ts'
import { recordActivity } from './record.ts'

const MARKET = { id: 1n }

const NO_BETS = {
  ...{ totalBets: 0n, totalBetsBull: 0n, totalBetsBear: 0n, totalBetsClaimed: 0n },
  ...{ totalBNB: 0n, totalBNBBull: 0n, totalBNBBear: 0n, totalBNBClaimed: 0n },
}

type BetTotals = typeof NO_BETS

const betId = (account: string, round: string): string => `${account.toLowerCase()}-${round}`

/** Returns the totals after one more bet. */
function withBet<Totals extends BetTotals>(totals: Totals, isBull: boolean, amount: bigint): BetTotals {
  const { totalBets, totalBetsBull, totalBetsBear, totalBNB, totalBNBBull, totalBNBBear } = totals
  const { totalBetsClaimed, totalBNBClaimed } = totals
  const [bull, bear] = isBull ? [1n, 0n] : [0n, 1n]
  return {
    ...{ totalBetsClaimed, totalBNBClaimed },
    totalBets: totalBets + 1n,
    totalBetsBull: totalBetsBull + bull,
    totalBetsBear: totalBetsBear + bear,
    totalBNB: totalBNB + amount,
    totalBNBBull: totalBNBBull + bull * amount,
    totalBNBBear: totalBNBBear + bear * amount,
  }
}

/** Changes the market, or creates it: a pause may precede the first round. */
const setMarket = (context: Context, change: { epoch: string } | { paused: boolean }) =>
  context.db
    .insert(predictionMarket)
    .values({ ...MARKET, epoch: null, paused: false, totalUsers: 0n, ...NO_BETS, totalBNBTreasury: 0n, ...change })
    .onConflictDoUpdate(change)

type BetEvent = Event<'Prediction:BetBull'> | Event<'Prediction:BetBear'>

async function recordBet(
  context: Context,
  isBull: boolean,
  { args, block, transaction, log }: BetEvent,
): Promise<void> {
  const { sender: user, currentEpoch, amount } = args
  const [round, position] = [String(currentEpoch), isBull ? 'Bull' : 'Bear']
  const { number, timestamp } = block
  const times = { createdAt: timestamp, updatedAt: timestamp, block: number }
  await context.db.insert(predictionBet).values({
    ...{ id: betId(user, round), round, user, hash: transaction.hash, amount, position, ...times },
    ...{ claimed: false, claimedAt: null, claimedHash: null, claimedBlock: null, claimedBNB: 0n },
  })
  const isFirst = (await context.db.find(predictionUser, { id: user })) === null
  await context.db
    .insert(predictionUser)
    .values({ id: user, address: user, ...times, ...withBet(NO_BETS, isBull, amount) })
    .onConflictDoUpdate((row) => ({ ...withBet(row, isBull, amount), updatedAt: timestamp }))
  await context.db.update(predictionMarket, MARKET).set((row) => ({
    ...withBet(row, isBull, amount),
    totalUsers: row.totalUsers + (isFirst ? 1n : 0n),
  }))
  await context.db.update(predictionRound, { id: currentEpoch }).set((row) => ({
    totalBets: row.totalBets + 1n,
    totalAmount: row.totalAmount + amount,
    ...(isBull
      ? { bullBets: row.bullBets + 1n, bullAmount: row.bullAmount + amount }
      : { bearBets: row.bearBets + 1n, bearAmount: row.bearAmount + amount }),
  }))
  const action = isBull ? 'bull' : 'bear'
  const what = { area: 'prediction', action, subject: round, amount0: amount, amount1: 0n } as const
  await recordActivity(context, what, { log, block, transaction })
}

if (sources.prediction !== null) {
  ponder.on('Prediction:StartRound', async ({ event, context }) => {
    const { epoch } = event.args
    await context.db.insert(predictionRound).values({
      ...{ id: epoch, epoch, position: null, failed: false, oracleCalled: false },
      ...{ startAt: event.block.timestamp, startBlock: event.block.number, startHash: event.transaction.hash },
      ...{ totalBets: 0n, totalAmount: 0n, bullBets: 0n, bullAmount: 0n, bearBets: 0n, bearAmount: 0n },
      ...{ rewardBaseCalAmount: 0n, rewardAmount: 0n },
    })
    await setMarket(context, { epoch: String(epoch) })
  })

  ponder.on('Prediction:LockRound', async ({ event, context }) => {
    const { epoch, price } = event.args
    const { block, transaction } = event
    await context.db
      .update(predictionRound, { id: epoch })
      .set({ lockAt: block.timestamp, lockBlock: block.number, lockHash: transaction.hash, lockPrice: price })
  })

  ponder.on('Prediction:EndRound', async ({ event, context }) => {
    const { epoch, price } = event.args
    const { block, transaction } = event
    await context.db.update(predictionRound, { id: epoch }).set(({ lockPrice }) => {
      const rise = price - (lockPrice ?? 0n)
      return {
        ...{ endAt: block.timestamp, endBlock: block.number, endHash: transaction.hash, closePrice: price },
        ...{ oracleCalled: true, position: rise > 0n ? 'Bull' : rise < 0n ? 'Bear' : 'House' },
      }
    })
  })

  ponder.on('Prediction:RewardsCalculated', async ({ event, context }) => {
    const { epoch, rewardBaseCalAmount, rewardAmount, treasuryAmount } = event.args
    const { position } = await context.db
      .update(predictionRound, { id: epoch })
      .set({ rewardBaseCalAmount, rewardAmount })
    // The treasury receives the whole amount of a House round, which is no fee.
    if (position === 'House') return
    await context.db
      .update(predictionMarket, MARKET)
      .set((row) => ({ totalBNBTreasury: row.totalBNBTreasury + treasuryAmount }))
  })

  ponder.on('Prediction:BetBull', ({ event, context }) => recordBet(context, true, event))
  ponder.on('Prediction:BetBear', ({ event, context }) => recordBet(context, false, event))

  ponder.on('Prediction:Claim', async ({ event, context }) => {
    const { sender, currentEpoch, amount } = event.args
    const { number, timestamp } = event.block
    const id = betId(sender, String(currentEpoch))
    // After a rise the contract accepts a claim without a bet, and pays 0 (protocol 5.3.4).
    if ((await context.db.find(predictionBet, { id })) === null) return
    await context.db.update(predictionBet, { id }).set({
      ...{ claimed: true, claimedAt: timestamp, claimedHash: event.transaction.hash, claimedBlock: number },
      ...{ claimedBNB: amount, updatedAt: timestamp },
    })
    const withClaim = ({ totalBetsClaimed, totalBNBClaimed }: BetTotals) => ({
      totalBetsClaimed: totalBetsClaimed + 1n,
      totalBNBClaimed: totalBNBClaimed + amount,
    })
    await context.db.update(predictionUser, { id: sender }).set((row) => ({ ...withClaim(row), updatedAt: timestamp }))
    await context.db.update(predictionMarket, MARKET).set(withClaim)
    const what = { area: 'prediction', action: 'claim', subject: String(currentEpoch) } as const
    await recordActivity(context, { ...what, amount0: amount, amount1: 0n }, event)
  })

  ponder.on('Prediction:Pause', async ({ event, context }) => {
    const { epoch } = event.args
    await setMarket(context, { paused: true })
    // A pause resets the rounds: the open one and the live one never end.
    for (const number of [epoch, epoch - 1n]) {
      const round = await context.db.find(predictionRound, { id: number })
      if (round?.oracleCalled === false)
        await context.db.update(predictionRound, { id: round.id }).set({ failed: true })
    }
  })

  ponder.on('Prediction:Unpause', async ({ context }) => {
    await setMarket(context, { paused: false })
  })
}
