/** Characters that PostgreSQL or a page cannot show: controls but tab and line ends, and marks that reorder text. */
const HIDDEN = /[\p{Cc}--[\t\n\r]]|[\u202A-\u202E\u2066-\u2069]/v

/** Returns whether a value is displayable text of a length, in UTF-16 units. */
export const isText = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max && value.isWellFormed() && !HIDDEN.test(value)

const MAX_DEPTH = 6

/** Returns whether a value of JSON is nested little enough, and all its texts are displayable. */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value, 0, Number.MAX_SAFE_INTEGER)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  return Object.entries(value).every(([key, item]) => isPlainJson(key) && isPlainJson(item, depth + 1))
}

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the object in a text of JSON; null for any other text. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && isPlainJson(value) ? value : null
  } catch {
    return null
  }
}

/** Returns whether an object has exactly the given keys, in any order. */
export const hasKeys = (value: JsonObject, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
