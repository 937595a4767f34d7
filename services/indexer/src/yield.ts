import { ponder, type Context } from 'ponder:registry'
import { lotteryPayment, payout, place, placeDay } from 'ponder:schema'
import { zeroAddress } from 'viem'
import { sources, type Address } from '../chosenSources.ts'
import { aprBps, DAY_SECONDS, periodStart } from '../figures.rules.ts'
import { addBalance, moveBalance, setBalance, TOTAL_OF } from './balances.ts'
import { valueInNative } from './prices.ts'
import { recordActivity, type LoggedEvent } from './record.ts'

interface Change {
  place: string
  /** Positive for a deposit, negative for a withdrawal. */
  staked: bigint
  harvested: bigint
  isAction: boolean
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** Returns the staked and the paid token of a place by its id; null for the vault, which pays no rewards. */
function tokensOf(id: string): { staked: Address; paid: Address } | null {
  const [kind, name = ''] = id.split('-')
  if (kind === 'farm') {
    const staked = sources.farmTokens.get(Number(name))
    return staked ? { staked, paid: sources.cake } : null
  }
  const pool = sources.pools.find(({ address }) => address === name)
  return pool ? { staked: pool.stakingToken, paid: pool.earningToken } : null
}

/** Returns the yearly return on a stake from one day's rewards at current prices, in basis points; null if unknown. */
async function aprNow(context: Context, id: string, stakedRaw: bigint, harvestedRaw: bigint): Promise<bigint | null> {
  const tokens = tokensOf(id)
  if (!tokens) return null
  const stakeValue = await valueInNative(context, tokens.staked, stakedRaw)
  const rewardValue = await valueInNative(context, tokens.paid, harvestedRaw)
  return stakeValue === null || rewardValue === null ? null : aprBps(rewardValue, stakeValue)
}

/** Adds a change to the totals of a farm, pool or vault and to those of its day. */
async function recordChange(context: Context, change: Change, { block }: LoggedEvent): Promise<void> {
  const { place: id, staked, harvested } = change
  const total = await context.db
    .insert(place)
    .values({ id, staked, harvested })
    .onConflictDoUpdate((row) => ({ staked: row.staked + staked, harvested: row.harvested + harvested }))
  const start = periodStart(block.timestamp, DAY_SECONDS)
  const [deposited, withdrawn] = [positive(staked), positive(-staked)]
  const actions = change.isAction ? 1 : 0
  const day = await context.db
    .insert(placeDay)
    .values({ id: `${id}-${start}`, place: id, start, staked: total.staked, deposited, withdrawn, harvested, actions })
    .onConflictDoUpdate((row) => ({
      staked: total.staked,
      deposited: row.deposited + deposited,
      withdrawn: row.withdrawn + withdrawn,
      harvested: row.harvested + harvested,
      actions: row.actions + actions,
    }))
  const apr = await aprNow(context, id, total.staked, day.harvested)
  await context.db.update(placeDay, { id: day.id }).set({ apr })
}

ponder.on('Cake:Transfer', async ({ event, context }) => {
  await moveBalance(context, 'cake', event)
  const { from, to, value } = event.args
  const isPayout = from.toLowerCase() === sources.syrup
  if (!isPayout && to.toLowerCase() !== sources.lottery) return
  await context.db
    .insert(isPayout ? payout : lotteryPayment)
    .values({ transaction: event.transaction.hash, amount: value })
    .onConflictDoUpdate((row) => ({ amount: row.amount + value }))
})

type FarmEvent = LoggedEvent & { args: { user: `0x${string}`; pid: bigint; amount: bigint } }

/** Records a deposit or withdrawal of a farm. The MasterChef pays rewards in the same transaction, before its event. */
async function recordFarm(context: Context, action: string, staked: bigint, event: FarmEvent): Promise<void> {
  const { user, pid } = event.args
  const { hash } = event.transaction
  const paid = await context.db.find(payout, { transaction: hash })
  if (paid) await context.db.delete(payout, { transaction: hash })
  const harvested = paid?.amount ?? 0n
  await recordChange(context, { place: `farm-${pid}`, staked, harvested, isAction: true }, event)
  await addBalance(context, { series: `farm-${pid}`, account: user, amount: staked }, event)
  const amounts = { amount0: event.args.amount, amount1: harvested }
  await recordActivity(context, { area: 'farms', action, subject: String(pid), ...amounts }, event)
}

ponder.on('MasterChef:Deposit', ({ event, context }) => recordFarm(context, 'stake', event.args.amount, event))
ponder.on('MasterChef:Withdraw', ({ event, context }) => recordFarm(context, 'unstake', -event.args.amount, event))
ponder.on('MasterChef:EmergencyWithdraw', ({ event, context }) =>
  recordFarm(context, 'emergency', -event.args.amount, event),
)

type PoolEvent = LoggedEvent & {
  log: { address: `0x${string}` }
  args: { user: `0x${string}`; amount: bigint }
}

async function recordPool(context: Context, action: string, staked: bigint, event: PoolEvent): Promise<void> {
  const subject = event.log.address
  const id = `pool-${subject}`
  const pool = sources.pools.find(({ address }) => address === subject)
  // If a pool pays the token that is staked, the transfer of the returned stake was counted as a reward: subtract it.
  const returned = pool?.isEarningStaked === true && staked < 0n ? staked : 0n
  await recordChange(context, { place: id, staked, harvested: returned, isAction: true }, event)
  await addBalance(context, { series: id, account: event.args.user, amount: staked }, event)
  await recordActivity(context, { area: 'pools', action, subject, amount0: event.args.amount, amount1: 0n }, event)
}

ponder.on('Pool:Deposit', ({ event, context }) => recordPool(context, 'stake', event.args.amount, event))
ponder.on('Pool:Withdraw', ({ event, context }) => recordPool(context, 'unstake', -event.args.amount, event))
ponder.on('Pool:EmergencyWithdraw', async ({ event, context }) => {
  // The event of some pools has amount 0: the whole stake is withdrawn.
  const account = event.args.user
  const series = `pool-${event.log.address}`
  const staked = await addBalance(context, { series, account, amount: 0n }, event)
  await recordPool(context, 'emergency', -staked, event)
  await setBalance(context, { series, account, amount: 0n }, event)
})

ponder.on('PoolReward:Transfer', async ({ event, context }) => {
  const pool = sources.pools.find(({ address }) => address === event.args.from.toLowerCase())
  // A pool can hold a token that only another pool pays.
  if (pool?.earningToken !== event.log.address) return
  const change = { place: `pool-${pool.address}`, staked: 0n, harvested: event.args.value, isAction: false }
  await recordChange(context, change, event)
})

type VaultEvent = LoggedEvent & { args: { sender: `0x${string}`; amount: bigint; shares: bigint } }

async function recordVault(context: Context, action: string, shares: bigint, event: VaultEvent): Promise<void> {
  const { sender, amount } = event.args
  await recordChange(context, { place: 'vault', staked: shares, harvested: 0n, isAction: true }, event)
  await addBalance(context, { series: 'vault', account: sender, amount: shares }, event)
  await addBalance(context, { series: TOTAL_OF.vault, account: zeroAddress, amount: shares }, event)
  const amounts = { amount0: amount, amount1: event.args.shares }
  await recordActivity(context, { area: 'vault', action, subject: 'vault', ...amounts }, event)
}

ponder.on('CakeVault:Deposit', ({ event, context }) => recordVault(context, 'stake', event.args.shares, event))
ponder.on('CakeVault:Withdraw', ({ event, context }) => recordVault(context, 'unstake', -event.args.shares, event))
ponder.on('CakeVault:Harvest', async ({ event, context }) => {
  const amounts = { amount0: event.args.callFee, amount1: event.args.performanceFee }
  await recordActivity(context, { area: 'vault', action: 'bounty', subject: 'vault', ...amounts }, event)
})
