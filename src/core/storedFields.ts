/** What is stored of the app, by part, whatever it looks like. */
export type StoredFields = Readonly<Record<string, unknown>>

/** The shape that is stored now. It rises when a part changes in a way that its reader cannot see by itself. */
export const STORED_VERSION = 3

const unchanged = (stored: StoredFields): StoredFields => stored

/** Brings each older shape to the next. The first had no number of its own; the third has a key for each part. */
const STEPS: readonly ((stored: StoredFields) => StoredFields)[] = [unchanged, unchanged]

/** Answers whether a value has fields to look at; an array has. */
export const isFields = (value: unknown): value is StoredFields => typeof value === 'object' && value !== null

/**
 * Answers stored parts in the shape of today, whichever version wrote them; what a newer one wrote is left as it is, for
 * the parts' readers to keep what they understand. Data of any shape is taken; null where there are no parts.
 */
export function migrated(stored: unknown, steps = STEPS, newest = STORED_VERSION): StoredFields | null {
  if (!isFields(stored) || Array.isArray(stored)) return null
  const { version, ...parts } = stored
  const from = typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
  return steps.slice(Math.min(from, newest) - 1).reduce((fields, step) => step(fields), parts as StoredFields)
}
