/** A wide figure of the system's faces is this part of its size. */
const FIGURE_WIDTH = 0.7

/** Answers the largest size in px at which so many figures fit a width; null where they fit at full size. */
export function figureSizePx(signs: number, widthPx: number, fullPx: number): number | null {
  const fittingPx = Math.floor(widthPx / (Math.max(signs, 1) * FIGURE_WIDTH))
  return fittingPx < fullPx ? fittingPx : null
}
