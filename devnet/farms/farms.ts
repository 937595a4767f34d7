/** A hundred points are shown as 1x. */
const X = 100

/** Points of each farm but that of CAKE itself, which follows from the others; the last one has ended. */
export const FARM_POINTS: Readonly<Record<number, number>> = {
  ...{ 1: 40 * X, 2: 15 * X, 3: 10 * X, 4: 8 * X, 5: 6 * X, 6: 12 * X, 7: 3 * X },
  ...{ 8: 2 * X, 9: 1 * X, 10: 0.5 * X, 11: 1 * X, 12: 0.2 * X, 13: 40 * X },
}

/** Its points are taken away once people have staked there. */
export const ENDED_PID = 13

/** Most of the CAKE goes where nobody earns it, as on the public chain: what is left makes returns of a sane size. */
export const BURN_POINTS = 6000 * X

export const CAKE_PER_BLOCK = '40'

export const WHOLE_BPS = 10_000n

/** Of what a farm's pool starts with, what other people have staked and what the demo account adds, in basis points. */
export const STAKED_BPS = 6000n
export const DEMO_BPS = 10n

/** What it adds to the pool of the farm that ends: half of it is staked there. */
export const ENDED_DEMO_BPS = 100n

/** What others have staked of CAKE itself, in whole tokens. */
export const STAKED_CAKE = '80000000'
