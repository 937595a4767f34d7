import facts from 'virtual:lp-names'

/**
 * Names of LP tokens by lower-case address, only where the deployment orders the two tokens otherwise than `pairNameIn`.
 * The build computes them (scripts/earnTables.ts).
 */
export const lpNames: Readonly<Record<string, string | undefined>> = facts
