import { NodeFaultError, type FaultReason } from '../../../chain/rpc/nodeFault'
import { createNodePool, type NodePool } from '../../../chain/rpc/nodePool'
import { NodesUnreachableError, RpcError } from '../../../chain/rpc/nodes'
import { lagBlocks } from '../../../chain/rpc/quorum.rules'
import { multicallAddress } from '../../../deployment/contracts'
import type { Deployment } from '../../../deployment/deployment'

/** Why the user's own node is rejected; `detail` is its chain id, or the number of blocks it lags. */
export interface OwnNodeFault {
  reason: FaultReason | 'noContract'
  detail: string
}

interface CheckContext {
  facts: Pick<Deployment, 'chainId' | 'blockTimeSeconds'>
  /** The nodes in use: reference for the head and the contract code. */
  others: Pick<NodePool, 'request' | 'lagBlocks'>
}

const TIMEOUT_MS = 8_000

function faultIn(error: unknown): OwnNodeFault {
  const cause = error instanceof NodesUnreachableError ? error.cause : error
  if (cause instanceof NodeFaultError) return { reason: cause.reason, detail: '' }
  if (cause instanceof RpcError) return { reason: 'refuses', detail: '' }
  return { reason: 'garbage', detail: '' }
}

/** Returns the response of the nodes in use. Null when they all fail, which is no fault of the checked node. */
const orNull = (response: Promise<unknown>): Promise<unknown> => response.catch(() => null)

/**
 * Returns the fault of a node, or null if it is usable. A usable node responds and serves the right chain. It has the
 * same multicall contract code as the nodes in use. Its lag is within their tolerance.
 */
export async function faultOfNode(url: string, { facts, others }: CheckContext): Promise<OwnNodeFault | null> {
  const node = createNodePool({ urls: [url], timeoutMs: TIMEOUT_MS })
  const codeOf = (pool: Pick<NodePool, 'request'>) => pool.request('eth_getCode', [multicallAddress, 'latest'])
  try {
    const chain = Number(await node.request('eth_chainId', []))
    if (!Number.isSafeInteger(chain)) return { reason: 'garbage', detail: '' }
    if (chain !== facts.chainId) return { reason: 'wrongChain', detail: String(chain) }
    const head = Number(await node.request('eth_blockNumber', []))
    const lag = Number((await orNull(others.request('eth_blockNumber', []))) ?? 0) - head
    if (lag > Math.max(others.lagBlocks(), lagBlocks(facts.blockTimeSeconds)))
      return { reason: 'behind', detail: String(lag) }
    const code = await codeOf(node)
    const isCode = typeof code === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(code)
    const knownCode = isCode ? await orNull(codeOf(others)) : null
    const isDifferent = knownCode !== null && knownCode !== code
    return isCode && !isDifferent ? null : { reason: 'noContract', detail: '' }
  } catch (error) {
    return faultIn(error)
  }
}
