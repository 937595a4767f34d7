const MAX_DEPTH = 6

/** The fields in which wallets and libraries wrap another error. */
const WRAPPINGS = ['error', 'data', 'originalError', 'cause', 'info', 'reason'] as const

/** One layer of an error, with its own code and message. */
export interface ErrorLayer {
  code: unknown
  message: string
  error: unknown
}

function* layersAt(error: unknown, depth: number): Generator<ErrorLayer> {
  if (depth > MAX_DEPTH) return
  if (typeof error === 'string') yield { code: undefined, message: error, error }
  if (typeof error !== 'object' || error === null) return
  const fields = error as Record<string, unknown>
  const { code, message } = fields
  yield { code, message: typeof message === 'string' ? message : '', error }
  for (const name of WRAPPINGS) yield* layersAt(fields[name], depth + 1)
}

/** Returns whether an error, or one that it wraps, is of a kind. */
export function isOrWraps(error: unknown, isOfKind: (layer: ErrorLayer) => boolean): boolean {
  for (const layer of layersAt(error, 0)) if (isOfKind(layer)) return true
  return false
}

/** Returns whether an error has an EIP-1193 or JSON-RPC code, as a number or as digits. */
export const hasCode = (error: unknown, wanted: number): boolean =>
  isOrWraps(error, ({ code }) => code === wanted || code === String(wanted))
