const ARROWS = { down: ['ArrowDown', 'ArrowUp'], along: ['ArrowRight', 'ArrowLeft'] } as const

/**
 * Answers the place among `count` that a key goes to from the place `from` (-1: from none), round the ends; null for a
 * key that goes nowhere. Along a line that is read from right to left the two arrows change sides.
 */
export function rove(
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
