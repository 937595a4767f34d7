import { poolDefinitions } from './definitions'

/**
 * Fills the first screens, even if a few of them turn out to be finished. One request to the node reads all of them.
 */
const FIRST = 20
/** Further pools are read in batches of this size: all at once would block scrolling. */
const MORE = 60

/** Reading order of the pools by index: live ones in the order of the deployment, then the others. */
const places = new Map(
  poolDefinitions
    .map(({ isFinished }, index) => ({ index, isFinished }))
    .toSorted((one, other) => Number(one.isFinished) - Number(other.isFinished))
    .map(({ index }, place) => [index, place]),
)

/** Number of live pools, according to the deployment. */
export const LIVE_COUNT: number = poolDefinitions.filter(({ isFinished }) => !isFinished).length

/** Returns how many pools are read before any is shown. */
export const reachAtFirst = (): number => Math.min(FIRST, LIVE_COUNT)

/** Returns how many pools are read once those within `reach` are known; finally all of them. */
export const nextReach = (reach: number): number => Math.min(reach + MORE, poolDefinitions.length)

/** Returns whether a pool, by its index, is among the first `reach` pools to be read. */
export const isWithin = (index: number, reach: number): boolean => (places.get(index) ?? reach) < reach
