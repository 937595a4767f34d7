import type { Context } from 'ponder:registry'
import { activity } from 'ponder:schema'

/** Parts of an event of any contract that rows are derived from. */
export interface LoggedEvent {
  log: { logIndex: number }
  block: { number: bigint; timestamp: bigint }
  transaction: { from: `0x${string}`; hash: `0x${string}` }
}

interface Action {
  area: 'swap' | 'liquidity' | 'farms' | 'pools' | 'vault' | 'prediction' | 'lottery' | 'profile'
  action: string
  /** Address of the pair or the pool, id of the farm or the team, or number of the round. */
  subject: string
  amount0: bigint
  amount1: bigint
}

/** Inserts an action of the account that sent the transaction. */
export async function recordActivity(context: Context, action: Action, event: LoggedEvent): Promise<void> {
  const { log, block, transaction } = event
  await context.db.insert(activity).values({
    ...action,
    id: `${block.number}-${log.logIndex}`,
    account: transaction.from,
    block: Number(block.number),
    logIndex: log.logIndex,
    timestamp: Number(block.timestamp),
    transaction: transaction.hash,
  })
}
