import { NodesUnreachableError, RpcError } from '../rpc/nodes'

/** Why logs cannot be had: `refused` by the nodes, which keep none or give none, or no node was `unreachable`. */
export type RefusalReason = 'refused' | 'unreachable'

/** The nodes give no logs; asking the same again soon would not help. */
export class LogsRefusedError extends Error {
  override readonly name = 'LogsRefusedError'
  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(`The nodes give no logs: ${reason}`, options)
  }
}

/** What to do about a node that did not give the logs asked for. */
export type Remedy = 'narrower' | 'later' | 'never'

const METHOD_UNKNOWN = -32601
const NEVER =
  /not (supported|available|allowed|whitelisted|found)|unsupported|disabled|pruned|ancient|archive|missing|\bHTTP 40[135]\b/i
/** A status counts only where it is one: nodes name ranges and limits in plain numbers too. */
const LATER =
  /too many requests|rate.?limit|\bHTTP (429|502|503|504)\b|busy|capacity|try again|fetch failed|failed to fetch/i
const NARROWER = /range|limit|exceed|too (many|large|wide|big)|more than|results|size|time-?d? ?out|\bHTTP 413\b/i

/**
 * Answers what a node's refusal of logs calls for. Nodes agree on no code for it, so their words decide: a narrower range,
 * the same once more after a while, or nothing.
 */
export function remedyFor(error: unknown): Remedy {
  if (error instanceof RpcError && error.code === METHOD_UNKNOWN) return 'never'
  const isUnreachable = error instanceof NodesUnreachableError
  const words = String(isUnreachable && error.cause instanceof Error ? error.cause.message : error)
  if (LATER.test(words)) return 'later'
  if (NEVER.test(words)) return 'never'
  if (NARROWER.test(words)) return 'narrower'
  return isUnreachable ? 'later' : 'never'
}
