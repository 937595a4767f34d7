/** Writes events as one line of JSON each. An event names no account and no client. */
export type Log = (
  level: 'info' | 'warning' | 'error',
  event: string,
  details?: Readonly<Record<string, unknown>>,
) => void

/** Creates a log that writes to stdout. */
export const lineLog: Log = (level, event, details = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`)
}

/** Returns the text of an error and of its causes, for a log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`
}
