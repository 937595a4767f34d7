import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedMap } from './boundedMap'

/** Reference model: entries ordered from the least to the most recently used. */
type Model = [key: number, value: number | null][]

const keys = fc.integer({ min: 0, max: 12 })
const steps = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), key: keys, value: fc.option(fc.integer()) }),
  fc.record({ kind: fc.constant('get' as const), key: keys, value: fc.constant(null) }),
  fc.record({ kind: fc.constant('has' as const), key: keys, value: fc.constant(null) }),
)

test('holds exactly the most recently used entries after any sequence of operations', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(steps, { maxLength: 200 }), (limit, actions) => {
      const map = boundedMap<number, number | null>(limit)
      let model: Model = []
      for (const { kind, key, value } of actions) {
        const found = model.find(([known]) => known === key)
        // Reading counts as a use, so only read actions may read.
        const [seen, wanted] =
          kind === 'has'
            ? [map.has(key), found !== undefined]
            : kind === 'get'
              ? [map.get(key), found?.[1]]
              : [undefined, undefined]
        expect(seen).toBe(wanted)
        if (kind === 'set') map.set(key, value)
        const used: Model = kind === 'set' ? [[key, value]] : kind === 'get' && found ? [found] : []
        if (used.length > 0) model = [...model.filter(([known]) => known !== key), ...used].slice(-limit)
        expect(map.size).toBe(model.length)
      }
      expect(model.map(([key]) => [key, map.get(key)])).toEqual(model)
      expect(map.size).toBeLessThanOrEqual(limit)
    }),
  )
})

test('a read keeps an entry, and the least recently used entry is evicted', () => {
  const map = boundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
})
