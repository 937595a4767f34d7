/** Width of the widest digit of the system fonts, relative to the font size. */
const FIGURE_WIDTH = 0.7

/** Returns the largest font size in px at which `signs` digits fit a width. Null where they fit at full size. */
export function figureSizePx(signs: number, widthPx: number, fullPx: number): number | null {
  const fittingPx = Math.floor(widthPx / (Math.max(signs, 1) * FIGURE_WIDTH))
  return fittingPx < fullPx ? fittingPx : null
}
