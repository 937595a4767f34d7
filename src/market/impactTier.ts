/** Price impact from which a swap is in a higher tier, in basis points (trading 9). */
const IMPACT_TIERS_BPS = [100, 300, 500, 1_500] as const

/** How much a swap moves the price, from 0 for hardly to 4 for more than anybody should accept. */
export type ImpactTier = 0 | 1 | 2 | 3 | 4

/** Returns whether a swap of this tier is marked as dangerous (trading 5, constants: PRICE_IMPACT_UI_CUTS). */
export const isDangerous = (tier: ImpactTier): boolean => tier > 2

/** Returns whether a swap of this tier is refused outside expert mode (trading 5, constants: PRICE_IMPACT_UI_CUTS). */
export const isBlocked = (tier: ImpactTier, isExpert: boolean): boolean => tier > 3 && !isExpert

/** Returns the tier of a price impact in basis points (a fraction is cut off); an unknown impact is the worst (constants). */
export function impactTier(impactBps: number | null): ImpactTier {
  if (impactBps === null) return 4
  return IMPACT_TIERS_BPS.filter((tier) => impactBps >= tier).length as ImpactTier
}
