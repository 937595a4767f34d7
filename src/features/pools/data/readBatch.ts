import { poolDefinitions } from '../../../market/prices/poolList'

/**
 * Number of pools that are read first, in one request. They fill the first screens, even if a few of them turn out to
 * be finished.
 */
const FIRST_BATCH = 20
/** Size of each further batch: reading all pools at once would block scrolling. */
const NEXT_BATCH = 60

/** Reading order of the pools by index: live ones in the order of the deployment, then the others. */
const readOrder = new Map(
  poolDefinitions
    .map(({ isFinished }, index) => ({ index, isFinished }))
    .toSorted((one, other) => Number(one.isFinished) - Number(other.isFinished))
    .map(({ index }, place) => [index, place]),
)

/** Number of live pools, according to the deployment. */
export const LIVE_POOL_COUNT: number = poolDefinitions.filter(({ isFinished }) => !isFinished).length

/** Returns how many pools are read before any is shown. */
export const firstBatchSize = (): number => Math.min(FIRST_BATCH, LIVE_POOL_COUNT)

/** Returns how many pools are read after the first `batchSize` are known; at most all of them. */
export const nextBatchSize = (batchSize: number): number => Math.min(batchSize + NEXT_BATCH, poolDefinitions.length)

/** Returns whether a pool, by its index, is among the first `batchSize` pools to be read. */
export const isInBatch = (index: number, batchSize: number): boolean => (readOrder.get(index) ?? batchSize) < batchSize
