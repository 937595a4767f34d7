/** The lower bounds of the tiers 3 and 4, in basis points (trading 9). */
export const DANGEROUS_FROM_BPS = 500
export const BLOCKED_FROM_BPS = 1_500

/** Lower bounds of the price impact tiers 1 to 4, in basis points (trading 9). */
const IMPACT_TIERS_BPS = [100, 300, DANGEROUS_FROM_BPS, BLOCKED_FROM_BPS] as const

/** Severity of a price impact, from 0 (negligible) to 4 (blocked outside expert mode). */
export type ImpactTier = 0 | 1 | 2 | 3 | 4

/** Returns the colour of a figure of this tier; undefined where it needs none (trading 5.3). */
export const impactTone = (tier: ImpactTier): 'warn' | 'bad' | undefined =>
  tier < 2 ? undefined : isDangerous(tier) ? 'bad' : 'warn'

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
