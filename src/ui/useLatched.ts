import { useState } from 'react'

/** Returns whether a condition has been true, for content that stays once it is shown. */
export function useLatched(condition: boolean): boolean {
  const [isSet, setSet] = useState(condition)
  if (condition && !isSet) setSet(true)
  return isSet || condition
}
