import { NodesUnreachableError, RpcError } from '../rpc/nodes'

/** Why logs are unavailable: `refused` by the nodes, or every node `unreachable`. */
export type RefusalReason = 'refused' | 'unreachable'

/** The nodes do not serve logs; retrying soon would not help. */
export class LogsRefusedError extends Error {
  override readonly name = 'LogsRefusedError'
  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(`The nodes give no logs: ${reason}`, options)
  }
}

/** Reaction to a node that did not return the requested logs. */
export type Remedy = 'narrower' | 'later' | 'never'

const METHOD_UNKNOWN = -32601
const NEVER =
  /not (supported|available|allowed|whitelisted|found)|unsupported|disabled|pruned|ancient|archive|missing|\bHTTP 40[135]\b/i
/** HTTP status codes match only with the prefix, because nodes also write ranges and limits as plain numbers. */
const LATER =
  /too many requests|rate.?limit|\bHTTP (429|502|503|504)\b|busy|capacity|try again|fetch failed|failed to fetch/i
const NARROWER = /range|limit|exceed|too (many|large|wide|big)|more than|results|size|time-?d? ?out|\bHTTP 413\b/i

/**
 * Returns the reaction to a rejected log request: a narrower range, a later retry, or none. Nodes share no error code
 * for it, so the error message decides.
 */
export function remedyFor(error: unknown): Remedy {
  if (error instanceof RpcError && error.code === METHOD_UNKNOWN) return 'never'
  const isUnreachable = error instanceof NodesUnreachableError
  const text = String(isUnreachable && error.cause instanceof Error ? error.cause.message : error)
  if (LATER.test(text)) return 'later'
  if (NEVER.test(text)) return 'never'
  if (NARROWER.test(text)) return 'narrower'
  return isUnreachable ? 'later' : 'never'
}
