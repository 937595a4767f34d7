/** Reads of the chain, from the first node that replies. */
export interface ChainNode {
  chainId(): Promise<number>
  /** Number of the newest block; read once every few seconds, and again if a request names a block above it. */
  head(named?: number): Promise<number>
  /** Result of a call of a contract at the newest block. */
  call(to: string, data: string): Promise<string>
  /** Result of a call of a contract at a block. Throws HistoryUnavailable where no node has its state. */
  callAt(to: string, data: string, block: number): Promise<string>
  /** Returns whether an account has code at the newest block. */
  hasCode(address: string): Promise<boolean>
}

/** No node of the deployment replies. Requests that need the chain are refused meanwhile. */
export class ChainUnavailable extends Error {}

/** No node has the state of a past block: an ordinary node stores the state of the newest blocks only. */
export class HistoryUnavailable extends Error {
  constructor(block: number, options?: ErrorOptions) {
    super(`no node has the state of block ${block}`, options)
  }
}

const TIMEOUT_MS = 5000
const HEAD_AGE_MS = 2000
const REVERT_CODE = 3

/** Returns whether a node failed a call because the contract did: other nodes would return the same. */
const isRevert = ({ code, message }: { code?: unknown; message?: unknown }): boolean =>
  code === REVERT_CODE || (typeof message === 'string' && /revert|invalid opcode|out of gas/i.test(message))

interface Reply {
  result?: unknown
  error?: { code?: unknown; message?: unknown }
}

/** A contract call that reverted. */
export class CallReverted extends Error {}

/** An error that a node replied with. */
class NodeRefused extends Error {}

async function request(url: string, method: string, params: readonly unknown[]): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { result, error } = (await response.json()) as Reply
  if (error && method === 'eth_call' && isRevert(error)) throw new CallReverted()
  if (error) throw new NodeRefused(`${method}: ${String(error.message)}`)
  if (typeof result !== 'string') throw new Error(`${method} returned no result`)
  return result
}

/** Creates the reads of a chain from its nodes, the preferred one first. */
export function openChain(nodes: readonly string[]): ChainNode {
  let head: { number: Promise<number>; readAtMs: number } | null = null
  async function read(method: string, params: readonly unknown[]): Promise<string> {
    const causes: unknown[] = []
    for (const url of nodes) {
      try {
        return await request(url, method, params)
      } catch (error) {
        if (error instanceof CallReverted) throw error
        causes.push(error)
      }
    }
    const cause = causes.find((error) => error instanceof NodeRefused) ?? causes.at(-1)
    throw new ChainUnavailable('no node of the deployment replies', { cause })
  }
  function readHead(): Promise<number> {
    const number = read('eth_blockNumber', []).then(Number)
    head = { number, readAtMs: performance.now() }
    // A failed read is not cached.
    number.catch(() => (head = null))
    return number
  }
  return {
    chainId: async () => Number(await read('eth_chainId', [])),
    async head(named = 0) {
      if (!head || performance.now() - head.readAtMs > HEAD_AGE_MS) return readHead()
      const number = await head.number
      // A page names the newest block that it has seen, which can be newer than the number here.
      return named > number ? readHead() : number
    },
    call: (to, data) => read('eth_call', [{ to, data }, 'latest']),
    async callAt(to, data, block) {
      try {
        return await read('eth_call', [{ to, data }, `0x${block.toString(16)}`])
      } catch (error) {
        // A node that is reachable and refuses the block has pruned its state.
        if (error instanceof ChainUnavailable && error.cause instanceof NodeRefused) {
          throw new HistoryUnavailable(block, { cause: error.cause })
        }
        throw error
      }
    },
    hasCode: async (address) => (await read('eth_getCode', [address, 'latest'])) !== '0x',
  }
}
