/** A cache of at most as many entries as its limit. */
export interface BoundedMap<Key, Value> {
  /** Returns the value of a key, which counts as a use of it. */
  get(key: Key): Value | undefined
  has(key: Key): boolean
  /** Stores a value; beyond the limit the entry that was used longest ago is removed. */
  set(key: Key, value: Value): void
  readonly size: number
}

/** Creates a cache that holds the `limit` entries used last, for what a long visit would otherwise collect without end. */
export function boundedMap<Key, Value>(limit: number): BoundedMap<Key, Value> {
  // A Map iterates in the order of insertion: the first key is the one used longest ago.
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
