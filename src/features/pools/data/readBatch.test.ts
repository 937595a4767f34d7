import { expect, test } from 'vitest'
import { poolDefinitions } from '../../../market/prices/poolList'
import { isInBatch, LIVE_POOL_COUNT, nextBatchSize, firstBatchSize } from './readBatch'

const within = (batchSize: number) => poolDefinitions.filter((_, index) => isInBatch(index, batchSize))
const live = poolDefinitions.filter(({ isFinished }) => !isFinished)

test('live pools are read first, in the order of the deployment', () => {
  expect(live.length).toBeGreaterThan(0)
  expect(live.length).toBeLessThan(poolDefinitions.length)
  expect(LIVE_POOL_COUNT).toBe(live.length)
  expect(within(LIVE_POOL_COUNT)).toEqual(live)
  expect(within(3)).toEqual(live.slice(0, 3))
  expect(within(firstBatchSize()).every(({ isFinished }) => !isFinished)).toBe(true)
})

test('the last batch includes all pools', () => {
  let batchSize = firstBatchSize()
  const sizes = [batchSize]
  while (nextBatchSize(batchSize) !== batchSize) {
    batchSize = nextBatchSize(batchSize)
    sizes.push(batchSize)
  }
  expect(within(batchSize)).toEqual(poolDefinitions)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
})
