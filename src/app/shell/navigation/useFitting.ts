import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Answers how many items of a list stand in its first row; those of later rows are out of sight, and keep their sizes
 * there, so that nothing has to be measured twice.
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
    // Told of first when the page has its layout, before it is painted: to ask here would make it lay itself out for that.
    const sizes = new ResizeObserver(measure)
    // Another language changes the items and not the list.
    for (const part of [current, ...items]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [list])
  return count
}
