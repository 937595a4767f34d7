import { id, AbiCoder } from 'ethers'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Nodes } from '../rpc/nodes'
import { SYNC_TOPIC } from '../contracts/pair/events'
import { syncEventsOf, timeBetween } from './syncEvents'

const uint112 = fc.bigInt({ min: 0n, max: 2n ** 112n - 1n })
const coder = AbiCoder.defaultAbiCoder()
const silent: Nodes = { request: async (method) => Promise.reject(new Error(`${method} must not be requested`)) }
/** Fake chain whose block n has the timestamp n * 10 seconds. */
const tenSeconds: Nodes = {
  request: async (_, [tag]) => ({ number: tag, hash: '0x', timestamp: `0x${(Number(tag) * 10).toString(16)}` }),
}

it('uses the hash of the event’s signature as topic', () => {
  expect(SYNC_TOPIC).toBe(id('Sync(uint112,uint112)'))
})

it('reads the reserves from the log data, and the time from the node', async () => {
  await fc.assert(
    fc.asyncProperty(uint112, uint112, async (reserve0Raw, reserve1Raw) => {
      const data = coder.encode(['uint112', 'uint112'], [reserve0Raw, reserve1Raw])
      const logs = [{ blockNumber: 7, logIndex: 3, timeS: 99, data }]
      const [event] = await syncEventsOf(silent, { fromBlock: 0, toBlock: 9, logs })
      expect(event).toEqual({ blockNumber: 7, logIndex: 3, timeS: 99, reserve0Raw, reserve1Raw })
    }),
  )
})

it('interpolates the time between the ends of the chunk where the node does not include it', async () => {
  const data = coder.encode(['uint112', 'uint112'], [1n, 2n])
  const logs = [4, 8].map((blockNumber) => ({ blockNumber, logIndex: 0, timeS: null, data }))
  const events = await syncEventsOf(tenSeconds, { fromBlock: 2, toBlock: 12, logs })
  expect(events.map(({ timeS }) => timeS)).toEqual([40, 80])
})

it('never interpolates a time outside the range of both ends', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6), fc.nat(1e9), (number, blocks, at, timeS) => {
      const [older, newer] = [
        { number, timeS: 5 },
        { number: number + blocks, timeS: 5 + timeS },
      ]
      const between = timeBetween(number + Math.min(at, blocks), older, newer)
      expect(between).toBeGreaterThanOrEqual(older.timeS)
      expect(between).toBeLessThanOrEqual(newer.timeS)
    }),
  )
})

it('rejects data that is too short', async () => {
  const logs = [{ blockNumber: 1, logIndex: 0, timeS: 1, data: '0x00' }]
  await expect(syncEventsOf(silent, { fromBlock: 0, toBlock: 9, logs })).rejects.toThrow('shorter')
})
