import { NodeFaultError } from './nodeFault'
import { isRevert, RpcError } from './rpcError'

/** Texts of the node's own errors: rate limits, missing state, timeouts. A revert never counts as one, whatever its text. */
const LIMITED = /limit exceeded|too many requests|rate limit/i
const BEHIND = /header not found|missing trie node/i
const SLOW = /timed? ?out/i
const LIMIT_EXCEEDED = -32005

interface JsonRpcResponse {
  result?: unknown
  error?: { code?: unknown; message?: unknown; data?: unknown } | null
}

function isJsonRpcResponse(value: unknown): value is JsonRpcResponse {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

function readResponse(parsed: unknown): unknown {
  if (!isJsonRpcResponse(parsed))
    throw new NodeFaultError('garbage', 'The node returned something that is not JSON-RPC')
  const { error } = parsed
  if (!error) return parsed.result
  const message = typeof error.message === 'string' ? error.message : 'unknown error'
  const code = typeof error.code === 'number' ? error.code : 0
  const rpcError = new RpcError(message, code, error.data)
  if (isRevert(rpcError)) throw rpcError
  if (code === LIMIT_EXCEEDED || LIMITED.test(message)) throw new NodeFaultError('limited', message)
  if (BEHIND.test(message)) throw new NodeFaultError('behind', message)
  if (SLOW.test(message)) throw new NodeFaultError('slow', message)
  throw rpcError
}

/** Returns the wait of a Retry-After header (seconds or a date) in ms; undefined without either or for a past date. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  const waitMs = /^\d+$/.test(header ?? '') ? Number(header) * 1_000 : Date.parse(header ?? '') - nowMs
  return waitMs >= 0 ? waitMs : undefined
}

function httpFault({ status, headers }: Response): NodeFaultError {
  const message = `The node returned HTTP ${status}`
  if (status !== 429 && status !== 503) return new NodeFaultError(status === 413 ? 'refuses' : 'dead', message)
  // Across origins the header is readable only if the node exposes it.
  return new NodeFaultError('limited', message, retryAfterMs(headers.get('retry-after'), Date.now()))
}

/**
 * Sends one JSON-RPC request to one node and returns its result. Throws RpcError for an error of the call,
 * NodeFaultError for one of the node, and the signal's reason when it was aborted.
 */
export async function requestNode(
  url: string,
  body: string,
  timeoutMs: number,
  controller = new AbortController(),
): Promise<unknown> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new NodeFaultError('slow', 'The node timed out')), timeoutMs)
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    if (!response.ok) throw httpFault(response)
    const text = await response.text()
    try {
      return readResponse(JSON.parse(text))
    } catch (error) {
      throw error instanceof SyntaxError
        ? new NodeFaultError('garbage', 'The node returned something that is not JSON')
        : error
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof RpcError || error instanceof NodeFaultError) throw error
    throw new NodeFaultError('dead', error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}
