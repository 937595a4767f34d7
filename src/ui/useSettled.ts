import { useEffect, useState } from 'react'

/** Answers the value as it was when the last frame was painted: what depends on it never delays what is typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task that is asked for within a frame's callback runs after that frame was painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSettled(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [settled, value])
  return settled
}
