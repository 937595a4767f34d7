import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a handler of constant identity that calls the handler of the last committed render. */
export function useStableHandler<Args extends readonly unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler)
  // A layout effect runs before the browser handles the next event: what is signed is what the last commit shows.
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args): void => latest.current(...args), [])
}
