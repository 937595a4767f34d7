import { poolDefinitions } from './definitions'

/** As many as fill the first screens, a few among them that turn out to be over; one question to the node tells all of them. */
const FIRST = 20
/** So many more are asked for at a time: all at once would hold a scroll up. */
const MORE = 60

/** The pools' places in the order in which they are read: those that pay in the order of the deployment, then the others. */
const places = new Map(
  poolDefinitions
    .map(({ isFinished }, index) => ({ index, isFinished }))
    .toSorted((one, other) => Number(one.isFinished) - Number(other.isFinished))
    .map(({ index }, place) => [index, place]),
)

/** How many pools pay, as far as the deployment says. */
export const LIVE_COUNT: number = poolDefinitions.filter(({ isFinished }) => !isFinished).length

/** Answers how many pools are read before any is shown. */
export const reachAtFirst = (): number => Math.min(FIRST, LIVE_COUNT)

/** Answers how many pools are read once those within a reach are known; all of them at last. */
export const nextReach = (reach: number): number => Math.min(reach + MORE, poolDefinitions.length)

/** Answers whether the pool of an index is among the first so many to be read. */
export const isWithin = (index: number, reach: number): boolean => (places.get(index) ?? reach) < reach
