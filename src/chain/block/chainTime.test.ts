import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { nodesWith } from '../../../test/unit/support/scriptedNode'
import { getCurrentBlockTimestamp } from '../contracts/exchangeMulticall/reads'
import { chainNowMs, CLOCK_TOLERANCE_SECONDS, clockErrorSeconds, readChainSeconds } from './chainTime'

const NOW = 1_900_000_000
const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const headOf = (seconds: unknown) => ({ eth_getBlockByNumber: () => ({ timestamp: seconds }) })
const hex = (value: number): string => `0x${value.toString(16)}`

/** Fake nodes: the one in use returns this timestamp, the witnesses return these heads. */
function nodesAt(seconds: number, ...heads: unknown[]) {
  const node = fakeMulticallNode()
  node.answers.set(getCurrentBlockTimestamp().callData, word(seconds))
  const { witnesses } = nodesWith(...heads.map(headOf))
  return { request: node.request.bind(node), witnesses }
}

test('a single node cannot report a later time than a second one', async () => {
  await expect(readChainSeconds(nodesAt(NOW + 86_400, hex(NOW + 86_400), hex(NOW)))).resolves.toBe(NOW)
  await expect(readChainSeconds(nodesAt(NOW, hex(NOW), hex(NOW + 3)))).resolves.toBe(NOW)
})

test('with one node, or without times from the others, uses the time of the node in use', async () => {
  await expect(readChainSeconds(nodesAt(NOW, hex(NOW)))).resolves.toBe(NOW)
  await expect(readChainSeconds(nodesAt(NOW, null, 'soon'))).resolves.toBe(NOW)
})

test('the chain’s time advances with a monotonic clock', () => {
  const ms = fc.nat({ max: 10 ** 9 })
  fc.assert(
    fc.property(ms, ms, (atMs, laterMs) => {
      const anchor = { chainMs: NOW * 1_000, atMs }
      expect(chainNowMs(anchor, atMs + laterMs)).toBe(NOW * 1_000 + laterMs)
      expect(chainNowMs(anchor, Math.max(0, atMs - laterMs))).toBe(NOW * 1_000)
    }),
  )
})

test('reports a clock error of more than 90 seconds in either direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (error) => {
      const expected = Math.abs(error) > CLOCK_TOLERANCE_SECONDS ? error : null
      expect(clockErrorSeconds(NOW, (NOW + error) * 1_000)).toBe(expected)
    }),
  )
  expect(CLOCK_TOLERANCE_SECONDS).toBe(90)
})
