import { useState } from 'react'

/** A value as it was when its turn began. */
class Held<Value> {
  private kept: { value: Value; turn: unknown } | null = null

  at(value: Value, turn: unknown, isComplete: boolean): Value {
    if (this.kept !== null && this.kept.turn === turn) return this.kept.value
    if (isComplete) this.kept = { value, turn }
    return value
  }
}

/**
 * Answers a value as it was when its turn began, so that what is drawn from it stays still in between; until it is
 * complete each one is let through.
 */
export function useHeld<Value>(value: Value, turn: unknown, isComplete: boolean): Value {
  // No state: setting one would draw the page twice, and nothing but the next turn depends on it.
  const [held] = useState(() => new Held<Value>())
  return held.at(value, turn, isComplete)
}
