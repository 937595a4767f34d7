import { toAddress } from '../../../../core/address'
import { balanceOf } from '../../../../chain/contracts/erc20/reads'
import { aggregate, chunksOf } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'
import type { Address } from '../../../../core/address'

/** 0x and 32 bytes; a shorter result is not that of a token. */
const WORD_CHARACTERS = 66
/** Most requests at a time: a list of 10,000 tokens takes 20 requests. */
const CONCURRENT_REQUESTS = 4
/** A failed chunk of at most this many tokens is not halved again: their balances are omitted. */
const MIN_CHUNK_CALLS = 63

/**
 * Reads an account's balances of many tokens once, in chunks, separately from the reads of each block. Returns those
 * above zero by lower-case address; a token that fails counts as none.
 */
export async function readPositiveBalances(
  nodes: Nodes,
  account: Address,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, bigint>> {
  const balances = new Map<string, bigint>()
  const chunks = chunksOf(addresses)
  const readChunk = async (chunk: readonly Address[]) => {
    const [first] = chunk
    if (first === undefined) return
    // The call data is the same for each token. Describing each call would evict the page's other calls from their
    // cache.
    const { callData, decode } = balanceOf(first, account)
    const calls = chunk.map((address) => ({ address: toAddress(address.toLowerCase()), callData }))
    const { data } = await aggregate(nodes, calls, { leastCalls: MIN_CHUNK_CALLS })
    for (const [at, result] of data.entries()) {
      const raw = result && result.length >= WORD_CHARACTERS ? decode(result) : 0n
      if (raw > 0n) balances.set((chunk[at] ?? first).toLowerCase(), raw)
    }
  }
  for (let at = 0; at < chunks.length; at += CONCURRENT_REQUESTS) {
    await Promise.all(chunks.slice(at, at + CONCURRENT_REQUESTS).map(readChunk))
  }
  return balances
}
