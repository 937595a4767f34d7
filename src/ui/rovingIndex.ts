const ARROWS = { down: ['ArrowDown', 'ArrowUp'], along: ['ArrowRight', 'ArrowLeft'] } as const

/**
 * Returns the index among `count` items that a key moves to from `from` (-1: none), wrapping around; null for another
 * key. In a horizontal right-to-left list, the two arrow keys are swapped. Without `wraps`, an arrow key at the last
 * item of its direction is such another key.
 */
export function rovingIndex(
  key: string,
  from: number,
  count: number,
  axis: keyof typeof ARROWS,
  isRightToLeft = false,
  wraps = true,
): number | null {
  if (count === 0) return null
  const [one, other] = ARROWS[axis]
  const [forward, back] = axis === 'along' && isRightToLeft ? [other, one] : [one, other]
  if (key === forward) return wraps || from < count - 1 ? (from + 1) % count : null
  if (key === back && from > 0) return from - 1
  if (key === back) return wraps ? count - 1 : null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
