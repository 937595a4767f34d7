import { useState } from 'react'

/**
 * Answers a value as it was when its turn last changed, so that what is drawn from it stays still in between; until it is
 * complete each one is let through.
 */
export function useHeld<Value>(value: Value, turn: unknown, isComplete: boolean): Value {
  const [held, setHeld] = useState({ value, turn, isComplete })
  const isDue = held.value !== value && (!held.isComplete || held.turn !== turn)
  if (isDue) setHeld({ value, turn, isComplete })
  return isDue ? value : held.value
}
