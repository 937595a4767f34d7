import { pricePerFullShare } from '../../../../chain/contracts/cakeVault'
import { readBlock, type BlockFacts } from '../../../../chain/logs/blocks'
import { abortable } from '../../../../chain/logs/pause'
import type { Nodes } from '../../../../chain/rpc/nodes'
import type { SharePoint } from './growth.rules'
import { sampleBlocks } from './spans.rules'

const MOST_SAMPLES = 36
const AT_ONCE = 6
/** The block in which the vault begins is looked for until it is known to this part of what is drawn. */
const FINENESS = 60
/** What a contract answers in a block in which it was not there yet. */
const NOTHING = '0x'

/** What a share was worth at a block, from the state that the node keeps; null before the vault was there. */
async function priceAt(nodes: Nodes, vault: string, block: number): Promise<bigint | null> {
  const { address, callData, decode } = pricePerFullShare(vault)
  const tag = `0x${block.toString(16)}`
  const answer = await nodes.request('eth_call', [{ to: address, data: callData }, tag], { isErrorDoubted: true })
  return answer === NOTHING ? null : decode(String(answer))
}

async function pointAt(nodes: Nodes, vault: string, number: number): Promise<SharePoint[]> {
  const [pricePerShareRaw, block] = await Promise.all([priceAt(nodes, vault, number), readBlock(nodes, number)])
  return pricePerShareRaw === null || !block ? [] : [{ timeS: block.timeS, pricePerShareRaw }]
}

/** Answers a block soon after the vault began, between one before that and one after it. */
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
 * Answers what one share was worth at blocks evenly from the first to the head, asked of the chain's own state, from
 * oldest to newest; null where the nodes keep no state so old. Throws the signal's reason when it is called off.
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
    // Nodes agree on no words for state that they have not: whatever they say, it cannot be had.
    signal.throwIfAborted()
    return null
  }
}
