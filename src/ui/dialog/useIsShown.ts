import { useEffect, useRef } from 'react'

/** Returns a check whether the component is still mounted, for work that may end after it is unmounted. */
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
