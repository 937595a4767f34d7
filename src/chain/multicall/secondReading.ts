import { majority, type Said } from '../rpc/majority'
import type { Disagreement, Nodes, Witness } from '../rpc/nodes'
import { aggregateOf } from './aggregate'
import { decodeAggregate } from './aggregateCodec'
import { parseCallKey, type CallKey, type CallTarget } from './callKey'

/** Answers calls as one node has them at one block, in their order; throws RpcError or NodeFaultError. */
async function aggregateAt(
  node: Witness,
  calls: readonly CallTarget[],
  blockNumber: number,
): Promise<(string | null)[]> {
  const answer = await node.request('eth_call', [aggregateOf(calls), `0x${blockNumber.toString(16)}`])
  return decodeAggregate(String(answer), calls.length).data
}

const ALLOWANCE = '0xdd62ed3e'

const aboutOf = (key: CallKey): Disagreement['about'] =>
  parseCallKey(key).callData.startsWith(ALLOWANCE) ? 'allowance' : 'balance'

const inWords = (data: string | null): string => (data === null ? '–' : BigInt(data).toString())

/**
 * Answers what other nodes say of balances and allowances at the same block, where that differs from what one said: the
 * word of two against one. Without two of one mind nothing is taken over, and the disagreement is noted all the same.
 * `isHeard` is false where no second node could be asked.
 */
export async function readAgain(
  nodes: Nodes,
  first: Witness,
  blockNumber: number,
  data: Readonly<Record<CallKey, string | null>>,
): Promise<{ isHeard: boolean; corrected: Record<CallKey, string | null> }> {
  const keys = Object.keys(data) as CallKey[]
  const calls = keys.map(parseCallKey)
  const others = [...(nodes.witnesses?.() ?? []), ...(nodes.arbiters?.() ?? [])].filter(
    ({ host }) => host !== first.host,
  )
  const heard: { host: string; data: (string | null)[] }[] = [
    { host: first.host, data: keys.map((key) => data[key] ?? null) },
  ]
  for (const node of others) {
    try {
      heard.push({ host: node.host, data: await aggregateAt(node, calls, blockNumber) })
    } catch {
      // It has not got this block, or is out of order: the next one may say.
      continue
    }
    const isOneMind = heard.every((each) => each.data.every((value, index) => value === heard[0]?.data[index]))
    if (isOneMind || heard.length > 2) break
  }
  const corrected: Record<CallKey, string | null> = {}
  for (const [index, key] of keys.entries()) {
    const said: Said<string | null>[] = heard.map(({ host, data: all }) => ({ host, answer: all[index] ?? null }))
    const { agreed, liar, isOneMind } = majority(said)
    if (isOneMind) continue
    if (agreed !== undefined) corrected[key] = agreed
    const words = said.map(({ host, answer }) => ({ host, answer: inWords(answer) }))
    nodes.report?.({ about: aboutOf(key), said: words, liar })
  }
  return { isHeard: heard.length > 1, corrected }
}
