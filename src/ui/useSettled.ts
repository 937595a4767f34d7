import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

/** Answers the value as it was when the last frame was painted: what depends on it never delays what is typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => (Object.is(settled, value) ? undefined : afterPaint(() => setSettled(() => value))), [settled, value])
  return settled
}
