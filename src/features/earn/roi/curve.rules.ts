import { growthOf, type RoiTerms } from '../../../core/roi'

/** A point of the curve. Both axes run from 0 to 1: x over the time, y to the largest gain. */
export interface CurvePoint {
  x: number
  y: number
}

export interface Curve {
  compounded: readonly CurvePoint[]
  /** The curve without compounding, for comparison. */
  straight: readonly CurvePoint[]
  /** Value of one unit at the end. */
  endFactor: number
}

const STEPS = 48

/**
 * Returns the growth of one unit over a number of days, with and without compounding. The vertical axis runs from no
 * gain to the largest gain. Returns null for a growth that cannot be drawn (yield 2 "ROI calculator", 9).
 */
export function curveOf(terms: Omit<RoiTerms, 'days'>, days: number): Curve | null {
  const most = Math.max(growthOf({ ...terms, days }), growthOf({ ...terms, days, compoundsPerDay: 0 }))
  if (!Number.isFinite(most) || most <= 0) return null
  const at = (compoundsPerDay: number | undefined) =>
    Array.from({ length: STEPS + 1 }, (_, step): CurvePoint => {
      const x = step / STEPS
      const compounding = compoundsPerDay === undefined ? {} : { compoundsPerDay }
      return { x, y: growthOf({ ...terms, ...compounding, days: days * x }) / most }
    })
  return {
    compounded: at(terms.compoundsPerDay),
    straight: at(0),
    endFactor: 1 + growthOf({ ...terms, days }),
  }
}
