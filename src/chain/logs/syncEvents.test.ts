import { id, AbiCoder } from 'ethers'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Nodes } from '../rpc/nodes'
import { SYNC_TOPIC, syncEventsOf, timeBetween } from './syncEvents'

const uint112 = fc.bigInt({ min: 0n, max: 2n ** 112n - 1n })
const coder = AbiCoder.defaultAbiCoder()
const silent: Nodes = { request: async (method) => Promise.reject(new Error(`${method} was not to be asked`)) }
/** Block n came n * 10 seconds after the beginning. */
const tenSeconds: Nodes = {
  request: async (_, [tag]) => ({ number: tag, hash: '0x', timestamp: `0x${(Number(tag) * 10).toString(16)}` }),
}

it('knows the event by the hash of its signature', () => {
  expect(SYNC_TOPIC).toBe(id('Sync(uint112,uint112)'))
})

it('reads the reserves as the contract wrote them, and the time as the node says it', async () => {
  await fc.assert(
    fc.asyncProperty(uint112, uint112, async (reserve0Raw, reserve1Raw) => {
      const data = coder.encode(['uint112', 'uint112'], [reserve0Raw, reserve1Raw])
      const logs = [{ blockNumber: 7, logIndex: 3, timeS: 99, data }]
      const [event] = await syncEventsOf(silent, { fromBlock: 0, toBlock: 9, logs })
      expect(event).toEqual({ blockNumber: 7, logIndex: 3, timeS: 99, reserve0Raw, reserve1Raw })
    }),
  )
})

it('works the time out of the ends of the chunk where the node does not say it', async () => {
  const data = coder.encode(['uint112', 'uint112'], [1n, 2n])
  const logs = [4, 8].map((blockNumber) => ({ blockNumber, logIndex: 0, timeS: null, data }))
  const events = await syncEventsOf(tenSeconds, { fromBlock: 2, toBlock: 12, logs })
  expect(events.map(({ timeS }) => timeS)).toEqual([40, 80])
})

it('puts no block before the older end or after the newer', () => {
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

it('refuses data that is too short', async () => {
  const logs = [{ blockNumber: 1, logIndex: 0, timeS: 1, data: '0x00' }]
  await expect(syncEventsOf(silent, { fromBlock: 0, toBlock: 9, logs })).rejects.toThrow('shorter')
})
