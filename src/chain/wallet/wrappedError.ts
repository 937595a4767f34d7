const MAX_DEPTH = 6

/** Where wallets and libraries tuck the error that they wrap. */
const WRAPPINGS = ['error', 'data', 'originalError', 'cause', 'info', 'reason'] as const

/** One layer of an error: what it says of itself. */
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

/** Answers whether an error, or one that it wraps in any of the known ways, is of a kind. */
export function isOrWraps(error: unknown, isOfKind: (layer: ErrorLayer) => boolean): boolean {
  for (const layer of layersAt(error, 0)) if (isOfKind(layer)) return true
  return false
}

/** Answers whether an error carries an EIP-1193 or JSON-RPC code, as a number or as its digits. */
export const hasCode = (error: unknown, wanted: number): boolean =>
  isOrWraps(error, ({ code }) => code === wanted || code === String(wanted))
