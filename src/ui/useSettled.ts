import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

/** Returns the value as of the last painted frame, so that dependent renders never delay typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => (Object.is(settled, value) ? undefined : afterPaint(() => setSettled(() => value))), [settled, value])
  return settled
}
