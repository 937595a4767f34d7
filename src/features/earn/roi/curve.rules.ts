import { growthOf, type RoiTerms } from '../../../core/roi'

/** A picture's point: x from 0 to 1 over the time, y from 0 to 1 of the largest worth. */
export interface CurvePoint {
  x: number
  y: number
}

export interface Curve {
  compounded: readonly CurvePoint[]
  /** Without compounding, to compare with. */
  straight: readonly CurvePoint[]
  /** What one unit becomes by the end. */
  endFactor: number
}

const STEPS = 48

/**
 * Answers how one unit grows over so many days, with and without compounding, from its own worth at the bottom to the
 * most at the top; null for a growth that no picture can show (yield 2 "ROI calculator", 9).
 */
export function curveOf(terms: Omit<RoiTerms, 'days'>, days: number): Curve | null {
  const most = Math.max(growthOf({ ...terms, days }), growthOf({ ...terms, days, compoundsPerDay: 0 }))
  if (!Number.isFinite(most) || most <= 0) return null
  const at = (compoundsPerDay: number | undefined) =>
    Array.from({ length: STEPS + 1 }, (_, step): CurvePoint => {
      const x = step / STEPS
      const often = compoundsPerDay === undefined ? {} : { compoundsPerDay }
      return { x, y: growthOf({ ...terms, ...often, days: days * x }) / most }
    })
  return {
    compounded: at(terms.compoundsPerDay),
    straight: at(0),
    endFactor: 1 + growthOf({ ...terms, days }),
  }
}
