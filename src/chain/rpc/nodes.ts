import { deployment } from '../../core/deployment'

/** A node understood the question and answered with an error, for example a revert. Asking another node would not help. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  constructor(
    message: string,
    readonly code: number,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** No node of the deployment gave a usable answer. */
export class NodesUnreachableError extends Error {
  override readonly name = 'NodesUnreachableError'
}

export interface Nodes {
  /** Answers the result of one JSON-RPC request; throws RpcError or NodesUnreachableError. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

export interface NodesOptions {
  urls: readonly string[]
  timeoutMs?: number
  /** Where to begin; at random unless told, so that visitors spread over the nodes. */
  firstIndex?: number
}

const REQUEST_TIMEOUT_MS = 8_000

/** Answers that blame the node rather than the question: rate limits and nodes that lack the state asked for. */
const NODE_AT_FAULT = /limit exceeded|too many requests|rate limit|header not found|missing trie node|timed? ?out/i
const LIMIT_EXCEEDED = -32005
/** What a node says that was asked in the moment when a new block became the newest: no verdict on what was asked. */
const BETWEEN_BLOCKS = /BlockOutOfRange|block height is \d+ but requested/i
const BETWEEN_BLOCKS_MS = 300

interface Answer {
  result?: unknown
  error?: { code?: unknown; message?: unknown; data?: unknown }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

function readAnswer(answer: unknown): unknown {
  if (!isAnswer(answer)) throw new Error('The node answered something that is not JSON-RPC')
  const { error } = answer
  if (!error) return answer.result
  const message = typeof error.message === 'string' ? error.message : 'unknown error'
  const code = typeof error.code === 'number' ? error.code : 0
  if (code === LIMIT_EXCEEDED || NODE_AT_FAULT.test(message)) throw new Error(message)
  throw new RpcError(message, code, error.data)
}

/** Answers a client that asks the nodes in turn, keeps to one that works and moves on from one that fails. */
export function createNodes({ urls, timeoutMs = REQUEST_TIMEOUT_MS, firstIndex }: NodesOptions): Nodes {
  let current = firstIndex ?? Math.floor(Math.random() * urls.length)
  let lastId = 0

  async function ask(url: string, body: string): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The node answered with HTTP ${response.status}`)
    return readAnswer(await response.json())
  }

  async function askSettled(url: string, body: string): Promise<unknown> {
    try {
      return await ask(url, body)
    } catch (error) {
      if (!(error instanceof RpcError && BETWEEN_BLOCKS.test(error.message))) throw error
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_BLOCKS_MS))
      return ask(url, body)
    }
  }

  return {
    async request(method, params) {
      lastId += 1
      const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params })
      const start = current
      let cause: unknown
      for (let step = 0; step < urls.length; step += 1) {
        const index = (start + step) % urls.length
        try {
          const result = await askSettled(urls[index] ?? '', body)
          current = index
          return result
        } catch (error) {
          if (error instanceof RpcError) throw error
          cause = error
        }
      }
      throw new NodesUnreachableError('None of the nodes answered', { cause })
    },
  }
}

/** The nodes of this build's deployment. */
export const nodes = createNodes({ urls: deployment.rpc.http })
