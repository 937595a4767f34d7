import { RpcError, type Nodes } from '../rpc/nodes'

/** What a node says that was asked in the moment when a new block became the newest one. */
const BETWEEN_BLOCKS = /BlockOutOfRange|block (?:is )?(?:out of range|not found)/i
const SECOND_TRY_AFTER_MS = 300

/**
 * Asks as `nodes.request` does, and once more where a node lost its block over a new one: such an answer is no verdict on
 * a transaction.
 */
export async function askAgain(nodes: Nodes, method: string, params: readonly unknown[]): Promise<unknown> {
  try {
    return await nodes.request(method, params)
  } catch (error) {
    if (!(error instanceof RpcError) || !BETWEEN_BLOCKS.test(error.message)) throw error
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS))
    return nodes.request(method, params)
  }
}
