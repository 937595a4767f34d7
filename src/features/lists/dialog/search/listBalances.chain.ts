import { balanceOf } from '../../../../chain/contracts/erc20'
import { aggregate, chunksOf } from '../../../../chain/multicall/aggregate'
import type { Nodes } from '../../../../chain/rpc/nodes'

/** 0x and 32 bytes; a shorter answer is that of no token. */
const WORD_CHARACTERS = 66
/** Requests that wait at a time: a list of 10,000 tokens makes 20 of them. */
const AT_ONCE = 4
/** Tokens that are given up together where one of them spoils each request that it is in. */
const GIVEN_UP_TOGETHER = 63

/**
 * Reads an account's balances of many tokens once, in chunks, outside the reads of each block. Returns those above zero by
 * address in lower case; a token that does not answer counts as none.
 */
export async function readHeld(
  nodes: Nodes,
  account: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const held = new Map<string, bigint>()
  const chunks = chunksOf(addresses.map((address) => address.toLowerCase()))
  const readChunk = async (chunk: readonly string[]) => {
    const [first = ''] = chunk
    // The call is the same for each token; describing each would turn out what is described of the rest of the page.
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
