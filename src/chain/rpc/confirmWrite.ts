import { confirmed, NodesDisagreeError } from './confirm'
import type { Nodes } from './nodes'
import { RpcError } from './rpcError'

interface Transaction {
  from: string
  to: string
  data: string
  value: string
}

const asNumber = (result: unknown): string => BigInt(String(result)).toString()

/** A revert that two nodes tell is no disagreement: what the newest block says of it has been heard before. */
async function unlessReverted(asking: Promise<unknown>): Promise<void> {
  try {
    await asking
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
  }
}

/**
 * Has the balance that a transaction rests on, and what comes of it, told by two nodes at the same block before a wallet
 * is asked: balances and allowances of tokens decide over what comes of it. Throws NodesDisagreeError, also while an
 * earlier disagreement stands that nobody could settle; does nothing with one node alone.
 */
export async function confirmWrite(nodes: Nodes, transaction: Transaction): Promise<void> {
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, 2)
  if (witnesses.length < 2) return
  const open = nodes.disagreement?.()
  if (open && open.liar === null) throw new NodesDisagreeError(open)
  const asked = await Promise.allSettled(witnesses.map((node) => node.request('eth_blockNumber', [])))
  const heads = asked.flatMap((each) => (each.status === 'fulfilled' ? [Number(each.value)] : []))
  if (heads.length === 0) return
  const block = `0x${Math.min(...heads).toString(16)}`
  await Promise.all([
    confirmed(nodes, 'eth_getBalance', [transaction.from, block], { about: 'balance', gist: asNumber }),
    unlessReverted(confirmed(nodes, 'eth_call', [transaction, block], { about: 'rehearsal' })),
  ])
}
