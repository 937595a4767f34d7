const ARROWS = { down: ['ArrowDown', 'ArrowUp'], along: ['ArrowRight', 'ArrowLeft'] } as const

/**
 * Returns the index among `count` items that a key moves to from `from` (-1: none), wrapping around; null for another
 * key. In a horizontal right-to-left list, the two arrow keys are swapped.
 */
export function rovingIndex(
  key: string,
  from: number,
  count: number,
  axis: keyof typeof ARROWS,
  isRightToLeft = false,
): number | null {
  if (count === 0) return null
  const [one, other] = ARROWS[axis]
  const [forward, back] = axis === 'along' && isRightToLeft ? [other, one] : [one, other]
  if (key === forward) return (from + 1) % count
  if (key === back) return from <= 0 ? count - 1 : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
