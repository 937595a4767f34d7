/** Lower bounds of the price impact tiers 1 to 4, in basis points (trading 9). */
const IMPACT_TIERS_BPS = [100, 300, 500, 1_500] as const

/** Severity of a price impact, from 0 (negligible) to 4 (blocked outside expert mode). */
export type ImpactTier = 0 | 1 | 2 | 3 | 4

/** Returns whether the UI marks a swap of this tier as dangerous (trading 5, constants: PRICE_IMPACT_UI_CUTS). */
export const isDangerous = (tier: ImpactTier): boolean => tier > 2

/** Returns whether a swap of this tier is blocked outside expert mode (trading 5, constants: PRICE_IMPACT_UI_CUTS). */
export const isBlocked = (tier: ImpactTier, isExpert: boolean): boolean => tier > 3 && !isExpert

/**
 * Returns the tier of a price impact in basis points (a fraction is truncated); an unknown impact has the highest tier
 * (constants: PRICE_IMPACT_CATEGORIES).
 */
export function impactTier(impactBps: number | null): ImpactTier {
  if (impactBps === null) return 4
  return IMPACT_TIERS_BPS.filter((tier) => impactBps >= tier).length as ImpactTier
}
