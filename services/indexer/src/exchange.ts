import { ponder, type Context, type Event } from 'ponder:registry'
import { pair, pairDay, pairHour, pairOfTokens } from 'ponder:schema'
import { zeroAddress } from 'viem'
import { sources } from '../chosenSources.ts'
import { DAY_SECONDS, feeOf, HOUR_SECONDS, periodStart, priceOf } from '../figures.rules.ts'
import { countVolume } from './competition.ts'
import { tokensKey } from './prices.ts'
import { recordActivity } from './record.ts'
import { LP_CAKE_RESERVE, mintedBy, moveBalance, setBalance } from './balances.ts'

const PERIODS = [
  { table: pairHour, seconds: HOUR_SECONDS },
  { table: pairDay, seconds: DAY_SECONDS },
] as const

const NO_TRADE = { volume0: 0n, volume1: 0n, fees0: 0n, fees1: 0n, swaps: 0 }

ponder.on('Factory:PairCreated', async ({ event, context }) => {
  const { pair: id, token0, token1 } = event.args
  await context.db.insert(pair).values({
    ...{ id, token0, token1, createdBlock: Number(event.block.number), createdAt: Number(event.block.timestamp) },
    ...{ reserve0: 0n, reserve1: 0n, totalSupply: 0n, volume0: 0n, volume1: 0n, swaps: 0 },
  })
  await context.db.insert(pairOfTokens).values({ id: tokensKey(token0, token1), pair: id })
})

ponder.on('Pair:Transfer', async ({ event, context }) => {
  const id = event.log.address
  const minted = mintedBy(event.args)
  if (minted !== 0n) {
    await context.db.update(pair, { id }).set((row) => ({ totalSupply: row.totalSupply + minted }))
  }
  if (id === sources.cakeBnbLp) await moveBalance(context, 'lp', event)
})

ponder.on('Pair:Sync', async ({ event, context }) => {
  const { reserve0, reserve1 } = event.args
  const id = event.log.address
  const before = await context.db.find(pair, { id })
  if (!before) throw new Error(`The pair ${id} was not created by the factory.`)
  const { totalSupply, token0 } = before
  const price = priceOf(reserve0, reserve1)
  const openPrice = before.reserve0 === 0n ? price : priceOf(before.reserve0, before.reserve1)
  // A row of Ponder shows what is written to it later, so nothing is read from `before` after this line.
  await context.db.update(pair, { id }).set({ reserve0, reserve1 })
  for (const { table, seconds } of PERIODS) {
    const start = periodStart(event.block.timestamp, seconds)
    const [highPrice, lowPrice] = openPrice > price ? [openPrice, price] : [price, openPrice]
    await context.db
      .insert(table)
      .values({
        ...{ id: `${id}-${start}`, pair: id, start, openPrice, highPrice, lowPrice, closePrice: price },
        ...{ reserve0, reserve1, totalSupply, ...NO_TRADE },
      })
      .onConflictDoUpdate((row) => ({
        ...{ highPrice: price > row.highPrice ? price : row.highPrice, closePrice: price },
        ...{ lowPrice: price < row.lowPrice ? price : row.lowPrice, reserve0, reserve1, totalSupply },
      }))
  }
  if (id === sources.cakeBnbLp) {
    const reserve = token0.toLowerCase() === sources.cake ? reserve0 : reserve1
    await setBalance(context, { series: LP_CAKE_RESERVE, account: zeroAddress, amount: reserve }, event)
  }
})

async function recordTrade(context: Context, event: Event<'Pair:Swap'>): Promise<void> {
  const { amount0In, amount1In, amount0Out, amount1Out } = event.args
  const id = event.log.address
  const [volume0, volume1] = [amount0In + amount0Out, amount1In + amount1Out]
  await context.db.update(pair, { id }).set((row) => ({
    volume0: row.volume0 + volume0,
    volume1: row.volume1 + volume1,
    swaps: row.swaps + 1,
  }))
  for (const { table, seconds } of PERIODS) {
    // A swap follows the Sync of its reserves, so the period exists.
    const key = { id: `${id}-${periodStart(event.block.timestamp, seconds)}` }
    await context.db.update(table, key).set((row) => ({
      volume0: row.volume0 + volume0,
      volume1: row.volume1 + volume1,
      fees0: row.fees0 + feeOf(amount0In),
      fees1: row.fees1 + feeOf(amount1In),
      swaps: row.swaps + 1,
    }))
  }
}

ponder.on('Pair:Swap', async ({ event, context }) => {
  const { amount0In, amount1In, amount0Out, amount1Out } = event.args
  await recordTrade(context, event)
  await countVolume(context, event)
  // Signed: what the pair received of each token is positive.
  const [amount0, amount1] = [amount0In - amount0Out, amount1In - amount1Out]
  const subject = event.log.address
  await recordActivity(context, { area: 'swap', action: 'swap', subject, amount0, amount1 }, event)
})

ponder.on('Pair:Mint', async ({ event, context }) => {
  const { amount0, amount1 } = event.args
  const subject = event.log.address
  await recordActivity(context, { area: 'liquidity', action: 'add', subject, amount0, amount1 }, event)
})

ponder.on('Pair:Burn', async ({ event, context }) => {
  const { amount0, amount1 } = event.args
  const subject = event.log.address
  await recordActivity(context, { area: 'liquidity', action: 'remove', subject, amount0, amount1 }, event)
})
