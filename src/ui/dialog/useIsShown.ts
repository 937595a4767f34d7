import { useEffect, useRef } from 'react'

/** Returns a function that checks whether the component is still mounted, for work that may outlast it. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
