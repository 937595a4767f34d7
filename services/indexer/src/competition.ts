import { ponder, type Context, type Event } from 'ponder:registry'
import { competition, competitionTrader, pair } from 'ponder:schema'
import { sources } from '../chosenSources.ts'

/** Status of the contract (protocol 10.1) from which on trades no longer count. */
const CLOSED = 2

const lower = (address: `0x${string}`): `0x${string}` => address.toLowerCase() as `0x${string}`

/**
 * Adds the native coin of a swap in an eligible pair to the volume of the account that sent it. Only registered
 * accounts count, and only until the competition is closed.
 */
export async function countVolume(context: Context, event: Event<'Pair:Swap'>): Promise<void> {
  const { competition: facts } = sources
  if (facts === null) return
  const swapped = await context.db.find(pair, { id: event.log.address })
  if (!swapped) return
  const [token0, token1] = [lower(swapped.token0), lower(swapped.token1)]
  const isNativeFirst = token0 === facts.wrappedNative
  if (!isNativeFirst && token1 !== facts.wrappedNative) return
  if (!facts.tokens.includes(isNativeFirst ? token1 : token0)) return
  const key = { id: lower(event.transaction.from) }
  if ((await context.db.find(competitionTrader, key)) === null) return
  const id = facts.address
  if (((await context.db.find(competition, { id }))?.status ?? 0) >= CLOSED) return
  const { amount0In, amount1In, amount0Out, amount1Out } = event.args
  const volume = isNativeFirst ? amount0In + amount0Out : amount1In + amount1Out
  await context.db
    .update(competitionTrader, key)
    .set((row) => ({ volume: row.volume + volume, trades: row.trades + 1 }))
  await context.db.update(competition, { id }).set((row) => ({ volume: row.volume + volume }))
}

if (sources.competition !== null) {
  const { address: id } = sources.competition
  const none = { id, status: 0, traders: 0, volume: 0n }

  ponder.on('Competition:UserRegister', async ({ event, context }) => {
    const { userAddress, teamId } = event.args
    const { number, timestamp } = event.block
    await context.db.insert(competitionTrader).values({
      ...{ id: lower(userAddress), team: Number(teamId), volume: 0n, trades: 0 },
      ...{ block: Number(number), registeredAt: Number(timestamp) },
    })
    await context.db
      .insert(competition)
      .values({ ...none, traders: 1 })
      .onConflictDoUpdate((row) => ({ traders: row.traders + 1 }))
  })

  ponder.on('Competition:NewCompetitionStatus', async ({ event, context }) => {
    const { status } = event.args
    await context.db
      .insert(competition)
      .values({ ...none, status })
      .onConflictDoUpdate({ status })
  })
}
