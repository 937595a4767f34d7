/** A least-recently-used cache with a maximum number of entries. */
export interface BoundedMap<Key, Value> {
  /** Returns the value of a key, which counts as a use of it. */
  get(key: Key): Value | undefined
  has(key: Key): boolean
  /** Stores a value; beyond the limit the least recently used entry is removed. */
  set(key: Key, value: Value): void
  readonly size: number
}

/** Creates a cache of the `limit` most recently used entries, for data that would otherwise grow without bound. */
export function boundedMap<Key, Value>(limit: number): BoundedMap<Key, Value> {
  // A Map iterates in the order of insertion: the first key is the least recently used one.
  const entries = new Map<Key, Value>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    has: (key) => entries.has(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= limit) return
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        return
      }
    },
    get size() {
      return entries.size
    },
  }
}
