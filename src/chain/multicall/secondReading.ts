import { majority, type Reply } from '../rpc/majority'
import { operatorOfWitness } from '../rpc/panel'
import type { Disagreement, Nodes, Witness } from '../rpc/nodes'
import { ALLOWANCE } from '../contracts/erc20/reads'
import { aggregateOf, decodeAggregate } from '../contracts/multicall/tryBlockAndAggregate'
import { parseCallKey, type CallKey, type CallTarget } from './callKey'

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
 * `isHeard` is false where no second operator responded.
 */
export async function readFromOthers(
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
