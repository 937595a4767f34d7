import { getPricePerFullShare } from '../../../../chain/contracts/cakeVault/reads'
import { readBlock, type BlockFacts } from '../../../../chain/logs/blocks'
import { abortable } from '../../../../chain/logs/pause'
import type { Nodes } from '../../../../chain/rpc/nodes'
import type { SharePoint } from './growth.rules'
import { sampleBlocks } from './spans.rules'

const MOST_SAMPLES = 36
const AT_ONCE = 6
/** Precision of the search for the vault's first block: one part in this of the drawn range. */
const FINENESS = 60
/** Result of a call to a contract that is not deployed yet at that block. */
const NOTHING = '0x'

/** Reads the share price at a block from the node's archived state; null before the vault was deployed. */
async function priceAt(nodes: Nodes, vault: string, block: number): Promise<bigint | null> {
  const { address, callData, decode } = getPricePerFullShare(vault)
  const tag = `0x${block.toString(16)}`
  const answer = await nodes.request('eth_call', [{ to: address, data: callData }, tag], { isErrorDoubted: true })
  return answer === NOTHING ? null : decode(String(answer))
}

async function pointAt(nodes: Nodes, vault: string, number: number): Promise<SharePoint[]> {
  const [pricePerShareRaw, block] = await Promise.all([priceAt(nodes, vault, number), readBlock(nodes, number)])
  return pricePerShareRaw === null || !block ? [] : [{ timeS: block.timeS, pricePerShareRaw }]
}

/** Returns a block soon after the vault's deployment, by bisection between a block before it and one after it. */
async function beginning(nodes: Nodes, vault: string, before: number, after: number): Promise<number> {
  let [missing, there] = [before, after]
  while (there - missing > Math.max(1, (after - missing) / FINENESS)) {
    const middle = Math.floor((missing + there) / 2)
    if ((await priceAt(nodes, vault, middle)) === null) missing = middle
    else there = middle
  }
  return there
}

/**
 * Reads the share price at evenly spaced blocks up to the head, from archived state, oldest first. Null when the nodes
 * have no state that old. Throws the signal's reason when aborted.
 */
export async function readKeptPrices(
  nodes: Nodes,
  vault: string,
  { fromBlock, head, signal }: { fromBlock: number; head: BlockFacts; signal: AbortSignal },
): Promise<SharePoint[] | null> {
  try {
    const isThere = (await abortable(signal, priceAt(nodes, vault, fromBlock))) !== null
    const first = isThere ? fromBlock : await abortable(signal, beginning(nodes, vault, fromBlock, head.number))
    const blocks = sampleBlocks(first, head.number, MOST_SAMPLES)
    const points: SharePoint[] = []
    for (let at = 0; at < blocks.length; at += AT_ONCE) {
      const some = blocks.slice(at, at + AT_ONCE).map((number) => pointAt(nodes, vault, number))
      points.push(...(await abortable(signal, Promise.all(some))).flat())
    }
    return points
  } catch {
    // Nodes have no common error for missing state: any failure means that it is unavailable.
    signal.throwIfAborted()
    return null
  }
}
