/** Allocation points that the farms page shows as the multiplier 1x. */
const X = 100

/** Points by pid. The MasterChef computes those of farm 0 (CAKE) from the others; the last farm has ended. */
export const FARM_POINTS: Readonly<Record<number, number>> = {
  ...{ 1: 40 * X, 2: 15 * X, 3: 10 * X, 4: 8 * X, 5: 6 * X, 6: 12 * X, 7: 3 * X },
  ...{ 8: 2 * X, 9: 1 * X, 10: 0.5 * X, 11: 1 * X, 12: 0.2 * X, 13: 40 * X },
}

/** Its points are set to 0 after the first stakes, so that it has ended. */
export const ENDED_PID = 13

/**
 * Most of the CAKE goes to a farm whose rewards are never claimed, as on the public chain. The rest gives returns of a
 * realistic size.
 */
export const BURN_POINTS = 6000 * X

export const CAKE_PER_BLOCK = '40'

export const BPS_DENOMINATOR = 10_000n

/**
 * Parts of a farm pool's starting liquidity, in basis points: other accounts' stake, then the demo account's addition.
 */
export const STAKED_BPS = 6000n
export const DEMO_BPS = 10n

/** The demo account's addition to the pool of the ended farm, in basis points; half of it is staked. */
export const ENDED_DEMO_BPS = 100n

/** Other accounts' stake of CAKE itself, in whole tokens. */
export const STAKED_CAKE = '80000000'
