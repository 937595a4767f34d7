import { boundedMap } from '../../core/boundedMap'
import { ALLOWANCE } from '../contracts/erc20/reads'
import { aggregateOf, decodeAggregate } from '../contracts/multicall/tryBlockAndAggregate'
import { majority, type Reply } from '../rpc/majority'
import type { Disagreement, Nodes, Witness } from '../rpc/nodes'
import { operatorOfWitness } from '../rpc/confirmingNodes'
import { parseCallKey, type CallKey, type CallTarget } from './callKey'
import { needsConfirmation } from './confirmedReads'

type CallData = Record<CallKey, string | null>

/** Returns the results to display, given those of one node at a block. */
export type ReadConfirmation = (first: Witness, blockNumber: number, data: CallData) => Promise<CallData>

const PATIENCE_MS = 1_500
/** Maximum number of cached confirmations of balances and allowances; an evicted one is confirmed again. */
const MOST_CACHED = 5_000

/** Returns the results of calls from one node at one block, in their order; throws RpcError or NodeFaultError. */
async function aggregateAt(
  node: Witness,
  calls: readonly CallTarget[],
  blockNumber: number,
): Promise<(string | null)[]> {
  const reply = await node.request('eth_call', [aggregateOf(calls), `0x${blockNumber.toString(16)}`])
  return decodeAggregate(String(reply), calls.length).data
}

const aboutOf = (key: CallKey): Disagreement['about'] =>
  parseCallKey(key).callData.startsWith(ALLOWANCE) ? 'allowance' : 'balance'

const shownText = (data: string | null): string => (data === null ? '–' : BigInt(data).toString())

/**
 * Reads balances and allowances again from nodes of other operators at the same block. `corrected` has the values on
 * which two of them agree against the first. Without a majority nothing is corrected, but the disagreement is reported.
 * `isConfirmed` is false where no second operator responded.
 */
async function readFromOthers(
  nodes: Nodes,
  first: Witness,
  blockNumber: number,
  data: Readonly<Record<CallKey, string | null>>,
): Promise<{ isConfirmed: boolean; corrected: Record<CallKey, string | null> }> {
  const keys = Object.keys(data) as CallKey[]
  const calls = keys.map(parseCallKey)
  const others = [...(nodes.witnesses?.() ?? []), ...(nodes.arbiters?.() ?? [])].filter(
    (node) => operatorOfWitness(node) !== operatorOfWitness(first),
  )
  const readings: { host: string; operator: string; data: (string | null)[] }[] = [
    { host: first.host, operator: operatorOfWitness(first), data: keys.map((key) => data[key] ?? null) },
  ]
  for (const node of others) {
    const operator = operatorOfWitness(node)
    if (readings.some((each) => each.operator === operator)) continue
    try {
      readings.push({ host: node.host, operator, data: await aggregateAt(node, calls, blockNumber) })
    } catch {
      // The node lacks this block or is unavailable: the next one is tried.
      continue
    }
    const isUnanimous = readings.every((each) => each.data.every((value, index) => value === readings[0]?.data[index]))
    if (isUnanimous || readings.length > 2) break
  }
  const corrected: Record<CallKey, string | null> = {}
  let isSplit = false
  for (const [index, key] of keys.entries()) {
    const replies: Reply<string | null>[] = readings.map(({ host, data: all }) => ({ host, reply: all[index] ?? null }))
    const { agreed, outlier, isUnanimous } = majority(replies)
    if (isUnanimous) continue
    isSplit = true
    if (agreed !== undefined) corrected[key] = agreed
    const shown = replies.map(({ host, reply }) => ({ host, reply: shownText(reply) }))
    nodes.report?.({ about: aboutOf(key), replies: shown, outlier })
  }
  const isConfirmed = readings.length > 1
  if (isConfirmed && !isSplit) {
    nodes.noteAgreement?.({ about: 'reads', blockNumber, operators: readings.length })
  }
  return { isConfirmed, corrected }
}

/**
 * Creates the function that confirms new balances and allowances with a second node at the same block. With one node,
 * or without a second response in time, it returns the results unconfirmed.
 */
export function createReadConfirmation(nodes: Nodes): ReadConfirmation {
  /** Values that were compared with a second node: they are compared again only when they change. */
  const agreed = boundedMap<CallKey, string | null>(MOST_CACHED)

  async function confirmFresh(first: Witness, blockNumber: number, data: CallData): Promise<CallData> {
    const fresh = Object.entries(data).filter(([key, value]) => {
      const call = key as CallKey
      return needsConfirmation(call) && (!agreed.has(call) || agreed.get(call) !== value)
    })
    if (fresh.length === 0) return data
    const { isConfirmed, corrected } = await readFromOthers(nodes, first, blockNumber, Object.fromEntries(fresh))
    const right = { ...data, ...corrected }
    if (isConfirmed) for (const [key] of fresh) agreed.set(key as CallKey, right[key as CallKey] ?? null)
    return right
  }

  return async (first, blockNumber, data) => {
    if ((nodes.witnesses?.() ?? []).length < 2) return data
    const timeout = new Promise<CallData>((resolve) => void setTimeout(() => resolve(data), PATIENCE_MS))
    return Promise.race([confirmFresh(first, blockNumber, data).catch(() => data), timeout])
  }
}
