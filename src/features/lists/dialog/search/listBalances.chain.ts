import { balanceOf } from '../../../../chain/contracts/erc20/reads'
import { aggregate, chunksOf } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'

/** 0x and 32 bytes; a shorter result is not that of a token. */
const WORD_CHARACTERS = 66
/** Concurrent requests: a list of 10,000 tokens makes 20 of them. */
const AT_ONCE = 4
/** Tokens dropped together when one of them fails every request that contains it. */
const GIVEN_UP_TOGETHER = 63

/**
 * Reads an account's balances of many tokens once, in chunks, separately from the reads of each block. Returns those
 * above zero by lower-case address; a token that fails counts as none.
 */
export async function readPositiveBalances(
  nodes: Nodes,
  account: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const held = new Map<string, bigint>()
  const chunks = chunksOf(addresses.map((address) => address.toLowerCase()))
  const readChunk = async (chunk: readonly string[]) => {
    const [first = ''] = chunk
    // The call data is the same for each token. Describing each call would evict the page's other calls from their
    // cache.
    const { callData, decode } = balanceOf(first, account)
    const calls = chunk.map((address) => ({ address, callData }))
    const { data } = await aggregate(nodes, calls, { leastCalls: GIVEN_UP_TOGETHER })
    for (const [at, answer] of data.entries()) {
      const raw = answer && answer.length >= WORD_CHARACTERS ? decode(answer) : 0n
      if (raw > 0n) held.set(chunk[at] ?? '', raw)
    }
  }
  for (let at = 0; at < chunks.length; at += AT_ONCE) {
    await Promise.all(chunks.slice(at, at + AT_ONCE).map(readChunk))
  }
  return held
}
