const TIMEOUT_MS = 5000

interface Block {
  number: number
  hash: string
}

/** Reads blocks of a chain, from the first node that replies. */
export interface NodeBlocks {
  head(): Promise<Block>
  /** Hash of the block of a number; null above the head. */
  hashAt(number: number): Promise<string | null>
}

async function request(url: string, tag: string): Promise<Block | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: [tag, false] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { result } = (await response.json()) as { result?: { number: string; hash: string } | null }
  if (result === undefined) throw new Error('eth_getBlockByNumber returned no result')
  return result && { number: Number(result.number), hash: result.hash }
}

export function readNodeBlocks(nodes: readonly string[]): NodeBlocks {
  async function read(tag: string): Promise<Block | null> {
    let cause: unknown
    for (const url of nodes) {
      try {
        return await request(url, tag)
      } catch (error) {
        cause = error
      }
    }
    throw new Error('no node of the deployment replies', { cause })
  }
  return {
    async head() {
      const block = await read('latest')
      if (!block) throw new Error('the node has no block')
      return block
    },
    hashAt: async (number) => (await read(`0x${number.toString(16)}`))?.hash ?? null,
  }
}
