import { useEffect, useRef } from 'react'

/** Returns the function that tells whether the component is still on the page, for what ends after it may have gone. */
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
