import { confirmed, NodesDisagreeError } from './confirm'
import type { Nodes } from './nodes'
import { RpcError } from './rpcError'

interface Transaction {
  from: string
  to: string
  data: string
  value: string
}

/** A read that a write rests on besides the sender's balance, such as the reserves of a pair. */
export interface Premise {
  to: string
  data: string
}

/** Whether nodes of two operators agreed on what a write rests on. */
export type Confirmation =
  | { status: 'confirmed'; hosts: readonly string[]; blockNumber: number }
  /** Only one node is usable; the nodes share no recent block; no second node returned an answer. */
  | { status: 'unconfirmed'; reason: 'oneNode' | 'noCommonBlock' | 'unanswered' }

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
 * Compares between two nodes at one block what a transaction rests on, before the wallet is asked: the sender's balance,
 * the outcome of the call, and the premises. Returns whether it could be confirmed. Throws NodesDisagreeError, also while
 * an earlier disagreement is unresolved.
 */
export async function confirmWrite(
  nodes: Nodes,
  transaction: Transaction,
  premises: readonly Premise[] = [],
): Promise<Confirmation> {
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, 2)
  if (witnesses.length < 2) return { status: 'unconfirmed', reason: 'oneNode' }
  const open = nodes.disagreement?.()
  if (open && open.liar === null) throw new NodesDisagreeError(open)
  const asked = await Promise.allSettled(witnesses.map((node) => node.request('eth_blockNumber', [])))
  const heads = asked.flatMap((each) => (each.status === 'fulfilled' ? [Number(each.value)] : []))
  if (heads.length === 0) return { status: 'unconfirmed', reason: 'unanswered' }
  const blockNumber = Math.min(...heads)
  const block = `0x${blockNumber.toString(16)}`
  await Promise.all([
    confirmed(nodes, 'eth_getBalance', [transaction.from, block], { about: 'balance', gist: asNumber }),
    unlessReverted(confirmed(nodes, 'eth_call', [transaction, block], { about: 'rehearsal' })),
    ...premises.map((premise) => confirmed(nodes, 'eth_call', [premise, block], { about: 'premise' })),
  ])
  return { status: 'confirmed', hosts: witnesses.map(({ host }) => host), blockNumber }
}
