import { ponder, type Context } from 'ponder:registry'
import { balance, balanceChange, mark } from 'ponder:schema'
import { zeroAddress } from 'viem'

type Address = `0x${string}`

/** Series without accounts; they are stored for the zero address. */
export const LP_CAKE_RESERVE = 'lpCakeReserve'
export const TOTAL_OF = { lp: 'lpSupply', vault: 'vaultSupply' } as const

interface Place {
  block: { number: bigint }
}

interface Balance {
  series: string
  account: Address
  amount: bigint
}

/** Stores the amount of a series for an account from the event's block on. */
export async function setBalance(context: Context, row: Balance, { block }: Place): Promise<void> {
  const { amount } = row
  await context.db.insert(balance).values(row).onConflictDoUpdate({ amount })
  await context.db
    .insert(balanceChange)
    .values({ ...row, block: Number(block.number) })
    .onConflictDoUpdate({ amount })
}

/** Adds to the amount of a series for an account. Returns the new amount. */
export async function addBalance(context: Context, { amount, ...key }: Balance, event: Place): Promise<bigint> {
  const before = await context.db.find(balance, key)
  const after = (before?.amount ?? 0n) + amount
  await setBalance(context, { ...key, amount: after }, event)
  return after
}

interface Transfer {
  from: Address
  to: Address
  value: bigint
}

/** Returns what a transfer adds to a token's supply. A pair's first liquidity is minted to the zero address. */
export function mintedBy({ from, to, value }: Transfer): bigint {
  if (from === zeroAddress) return value
  return to === zeroAddress ? -value : 0n
}

/** Moves a token between the accounts of its series. A pair's token also changes its supply. */
export async function moveBalance(
  context: Context,
  series: 'cake' | 'lp',
  event: Place & { args: Transfer },
): Promise<void> {
  const { from, to, value } = event.args
  if (from !== zeroAddress) await addBalance(context, { series, account: from, amount: -value }, event)
  if (to !== zeroAddress) await addBalance(context, { series, account: to, amount: value }, event)
  const minted = mintedBy(event.args)
  if (series === 'cake' || minted === 0n) return
  await addBalance(context, { series: TOTAL_OF.lp, account: zeroAddress, amount: minted }, event)
}

ponder.on('Mark:block', async ({ event, context }) => {
  const { number, hash } = event.block
  await context.db
    .insert(mark)
    .values({ block: Number(number), hash })
    .onConflictDoUpdate({ hash })
})
