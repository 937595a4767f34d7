import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Nodes } from '../rpc/nodes'
import { blockAtTime, type BlockFacts } from './blocks'

const blockOf = (timesS: readonly number[], number: number): BlockFacts => ({
  number,
  hash: `0x${number}`,
  timeS: timesS[number] ?? 0,
})

/** Fake chain with these block timestamps; blocks before `oldest` are pruned. */
function chainOf(timesS: readonly number[], oldest = 0) {
  let requests = 0
  const nodes: Nodes = {
    async request(_, [tag]) {
      requests += 1
      const number = Number(tag)
      if (number < oldest || number >= timesS.length) return null
      return { number: tag, hash: `0x${number}`, timestamp: `0x${(timesS[number] ?? 0).toString(16)}` }
    },
  }
  return { nodes, head: blockOf(timesS, timesS.length - 1), requests: () => requests }
}

const timesFrom = (gapsS: readonly number[]): number[] => {
  let timeS = 1_000_000
  return gapsS.map((gapS) => (timeS += gapS))
}

it('finds the last block that is not newer, for irregular block times', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 300 }),
      fc.integer({ min: -50, max: 700 }),
      async (gapsS, afterS) => {
        const timesS = timesFrom(gapsS)
        const { nodes, head, requests } = chainOf(timesS)
        const timeS = 1_000_000 + afterS
        const found = await blockAtTime(nodes, { head, timeS, toleranceS: 10, blockTimeSeconds: 3 })
        expect(requests()).toBeLessThanOrEqual(12)
        const isOldEnough = found.timeS <= timeS && (found === head || timeS - found.timeS <= 10)
        expect(isOldEnough || (found.number === 0 && found.timeS > timeS)).toBe(true)
      },
    ),
  )
})

it('finds a block a day ago on a long chain in a few requests, although the given block time is wrong', async () => {
  const timesS = timesFrom(Array.from({ length: 200_000 }, () => 1))
  const { nodes, head, requests } = chainOf(timesS)
  const timeS = head.timeS - 86_400
  const found = await blockAtTime(nodes, { head, timeS, toleranceS: 450, blockTimeSeconds: 3 })
  expect(timeS - found.timeS).toBeGreaterThanOrEqual(0)
  expect(timeS - found.timeS).toBeLessThanOrEqual(450)
  expect(requests()).toBeLessThanOrEqual(3)
})

it('returns the oldest available block where the node has pruned the rest', async () => {
  const timesS = timesFrom(Array.from({ length: 1_000 }, () => 3))
  const { nodes, head } = chainOf(timesS, 900)
  const found = await blockAtTime(nodes, { head, timeS: head.timeS - 2_000, toleranceS: 5, blockTimeSeconds: 3 })
  expect(found.number).toBe(900)
})
