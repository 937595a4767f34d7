import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Returns how many items of a list fit in its first row. Items in later rows are hidden but keep their size, so that
 * nothing has to be measured twice.
 */
export function useFitting(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return undefined
    const items = [...current.children].filter((item) => item instanceof HTMLElement)
    const measure = () => {
      const beneath = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0))
      setCount(beneath < 0 ? Infinity : beneath)
    }
    // The observer first reports after layout and before paint; measuring here would force an extra layout.
    const sizes = new ResizeObserver(measure)
    // Another language changes the size of the items but not of the list.
    for (const part of [current, ...items]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [list])
  return count
}
