import { useState } from 'react'

/** Stores the value of a turn, once it is complete. */
class Held<Value> {
  private kept: { value: Value; turn: unknown } | null = null

  at(value: Value, turn: unknown, isComplete: boolean): Value {
    if (this.kept !== null && this.kept.turn === turn) return this.kept.value
    if (isComplete) this.kept = { value, turn }
    return value
  }
}

/**
 * Returns the first complete value of a turn, so that the rendered figures stay stable in between. Until a value is
 * complete, each one is returned as it is.
 */
export function useHeld<Value>(value: Value, turn: unknown, isComplete: boolean): Value {
  // No state: setting it would render the page twice, and only the next turn depends on it.
  const [held] = useState(() => new Held<Value>())
  return held.at(value, turn, isComplete)
}
