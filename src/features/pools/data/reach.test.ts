import { expect, test } from 'vitest'
import { poolDefinitions } from './definitions'
import { isWithin, LIVE_COUNT, nextReach, reachAtFirst } from './reach'

const within = (reach: number) => poolDefinitions.filter((_, index) => isWithin(index, reach))
const live = poolDefinitions.filter(({ isFinished }) => !isFinished)

test('live pools are read first, in the order of the deployment', () => {
  expect(live.length).toBeGreaterThan(0)
  expect(live.length).toBeLessThan(poolDefinitions.length)
  expect(LIVE_COUNT).toBe(live.length)
  expect(within(LIVE_COUNT)).toEqual(live)
  expect(within(3)).toEqual(live.slice(0, 3))
  expect(within(reachAtFirst()).every(({ isFinished }) => !isFinished)).toBe(true)
})

test('the last batch includes all pools', () => {
  let reach = reachAtFirst()
  const seen = [reach]
  while (nextReach(reach) !== reach) {
    reach = nextReach(reach)
    seen.push(reach)
  }
  expect(within(reach)).toEqual(poolDefinitions)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})
