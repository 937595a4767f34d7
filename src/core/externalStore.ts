/** A value outside Redux with subscribers; the shape that React's useSyncExternalStore reads. */
export interface ExternalStore<Value> {
  getSnapshot(this: void): Value
  /** Replaces the value; subscribers are notified unless it is identical. */
  set(this: void, next: Value): void
  /** Adds a listener; returns the function that removes it. */
  subscribe(this: void, listener: () => void): () => void
}

/**
 * Creates a store for state that is not about the product, such as focus, announcements and open prompts. While it has a
 * subscriber, `whileUsed` is in effect: it is called for the first one, and the function it returns after the last one.
 */
export function createExternalStore<Value>(initial: Value, whileUsed?: () => () => void): ExternalStore<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  let stop: (() => void) | undefined
  return {
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) stop ??= whileUsed?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
