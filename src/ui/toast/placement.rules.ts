/** Edges of an element in the window, in CSS pixels. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** Where the toasts are shown: at the top or bottom of the window, all of them or only the newest. */
export interface Placement {
  edge: 'top' | 'bottom'
  isCompact: boolean
}

/** In the order of preference. */
export const PLACEMENTS: readonly Placement[] = [
  { edge: 'top', isCompact: false },
  { edge: 'bottom', isCompact: false },
  { edge: 'top', isCompact: true },
  { edge: 'bottom', isCompact: true },
]

const coveredArea = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)

/** Returns whether a box covers a part of one of the others. */
export const isCovering = (box: Box, others: readonly Box[]): boolean => coveredArea(box, others) > 0

/**
 * Returns the place where toasts cover none of the actions, and as little as possible of the other controls. Without a
 * free place it is the one that covers the least of the actions.
 */
export function choosePlacement(
  boxOf: (placement: Placement) => Box,
  actions: readonly Box[],
  controls: readonly Box[],
): Placement {
  const measured = PLACEMENTS.map((placement) => {
    const box = boxOf(placement)
    return { placement, ofActions: coveredArea(box, actions), ofControls: coveredArea(box, controls) }
  })
  const best = measured.reduce((chosen, next) => {
    const difference = next.ofActions - chosen.ofActions || next.ofControls - chosen.ofControls
    return difference < 0 ? next : chosen
  })
  return best.placement
}
