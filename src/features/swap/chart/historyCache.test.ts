// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { cachedHistory, cacheHistory } from './historyCache'

const KEY = 'hotcake_chart_1'
const event = { blockNumber: 1, logIndex: 0, timeS: 3, reserve0Raw: 10n ** 30n, reserve1Raw: 2n }
const history = { fromBlock: 1, fromTimeS: 3, toBlock: 9, toHash: '0x9', events: [event] }

beforeEach(() => sessionStorage.clear())

test('a stored history is read back exactly', () => {
  cacheHistory('a', history)
  expect(cachedHistory('a')).toEqual(history)
  expect(cachedHistory('b')).toBeNull()
})

test('invalid stored data yields a history or null', () => {
  const parts = fc.oneof(fc.json(), fc.string(), fc.constantFrom('[["a",null]]', '[["a",{"events":[[1]]}]]'))
  fc.assert(
    fc.property(parts, (text) => {
      sessionStorage.setItem(KEY, text)
      expect(cachedHistory('a')).toSatisfy((found) => found === null || Array.isArray(found.events))
    }),
    { numRuns: 1_000 },
  )
})
