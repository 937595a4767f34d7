import { useState } from 'react'

/**
 * Answers a value as it was when its turn began, so that what is drawn from it stays still in between; until it is
 * complete each one is let through.
 */
export function useHeld<Value>(value: Value, turn: unknown, isComplete: boolean): Value {
  const [held, setHeld] = useState<{ value: Value; turn: unknown } | null>(null)
  const isHeld = held !== null && held.turn === turn
  if (isComplete && !isHeld) setHeld({ value, turn })
  return isHeld ? held.value : value
}
