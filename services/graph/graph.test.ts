import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerQuery } from '../http/graphql.ts'
import { conditionsOf, FilterFault } from './document.rules.ts'
import { EXCHANGE, GRAPHS, YIELD } from './entities.ts'
import type { Entity } from './fields.ts'
import { createGraph, type ListRequest, type Row } from './resolve.ts'

const PAIR: Row = { id: '0xaa', token0: '0x01', reserve0: 2n ** 100n, swaps: 3 }
const DAY: Row = { id: '0xaa-0', pair: '0xaa', start: 0, closePrice: 7n, swaps: 3 }

/** Creates the graph of pairs over fixed rows, and the list of requests that it made. */
function exchange() {
  const requests: [entity: string, request: ListRequest][] = []
  const faults: unknown[] = []
  const graph = createGraph({
    entities: EXCHANGE,
    async read(entity, request) {
      requests.push([entity, request])
      return { Pair: [PAIR], PairDay: [DAY, { ...DAY, id: '0xaa-86400', start: 86_400 }] }[entity] ?? []
    },
    report: (error) => faults.push(error),
  })
  const ask = async (query: string) => (await answerQuery({ query }, graph)).result
  return { requests, faults, ask }
}

test('replies with amounts as text and with the named entities, which one more query reads', async () => {
  const { ask, requests } = exchange()
  const result = await ask(
    '{ pairDays(first: 5, where: { pair: "0xAA", start_gte: 0, swaps_not_in: [1, 2] }, orderBy: start, orderDirection: desc) { start closePrice pair { id reserve0 } } }',
  )
  const pair = { id: '0xaa', reserve0: String(2n ** 100n) }
  expect(result).toEqual({
    data: {
      pairDays: [
        { start: 0, closePrice: '7', pair },
        { start: 86_400, closePrice: '7', pair },
      ],
    },
  })
  const [[entity, request] = [], [linked, linkedRequest] = []] = requests
  expect([entity, request]).toEqual([
    'PairDay',
    {
      conditions: [
        { column: 'pair', comparison: 'eq', values: ['0xaa'] },
        { column: 'start', comparison: 'gte', values: [0] },
        { column: 'swaps', comparison: 'notIn', values: [1, 2] },
      ],
      ...{ orderBy: 'start', direction: 'desc', first: 5, skip: 0 },
    },
  ])
  expect([linked, linkedRequest?.conditions, requests.length]).toEqual([
    'Pair',
    [{ column: 'id', comparison: 'in', values: ['0xaa'] }],
    2,
  ])
})

test('replies with one entity by id, and with null for an unknown one', async () => {
  const { ask } = exchange()
  expect(await ask('{ pair(id: "0xaa") { swaps } pairHour(id: "x") { id } }')).toEqual({
    data: { pair: { swaps: 3 }, pairHour: null },
  })
})

test.each([
  ['{ pairs(first: 1001) { id } }', 'The value of the `first` argument must be between 0 and 1000'],
  ['{ pairs(skip: 5001) { id } }', 'The value of the `skip` argument must be between 0 and 5000'],
  ['{ pairs(where: { reserve0_gt: "1.5" }) { id } }', 'a BigInt must be a whole number in decimal digits'],
  ['{ pairs(where: { token0: "\\u0000" }) { id } }', 'the filter contains a character that no entity has'],
])('refuses %s', async (query, message) => {
  const { ask, faults } = exchange()
  const { errors = [] } = await ask(query)
  expect(errors.map((error) => error.message)).toEqual([message])
  expect(faults).toEqual([])
})

test('hides the faults of the store, and reports them', async () => {
  const faults: unknown[] = []
  const fail = async () => Promise.reject(new Error('connection of user x refused'))
  const graph = createGraph({ entities: YIELD, read: fail, report: (error) => faults.push(error) })
  const { result } = await answerQuery({ query: '{ places { id } }' }, graph)
  expect(result.errors?.map(({ message }) => message)).toEqual(['internal error'])
  expect(faults.length).toBe(1)
})

test('each graph has a schema in which every field can be queried, filtered and ordered', async () => {
  for (const entities of Object.values<Readonly<Record<string, Entity>>>(GRAPHS)) {
    const graph = createGraph({ entities, read: async () => [], report: () => {} })
    for (const [name, { many, fields }] of Object.entries(entities)) {
      for (const [key, { type }] of Object.entries(fields)) {
        const selection = Object.hasOwn(entities, type) ? `${key} { id }` : key
        const filter = { Int: `${key}_lte: 1`, Boolean: `${key}: true` }[type as string] ?? `${key}_lte: "1"`
        const query = `{ ${many}(orderBy: ${key}, where: { ${filter} }) { ${selection} } }`
        expect([name, (await answerQuery({ query }, graph)).result]).toEqual([name, { data: { [many]: [] } }])
      }
    }
  }
})

test('a filter of any form is a condition or a fault of the query', () => {
  const filter = fc.oneof(fc.string(), fc.constantFrom('id', 'reserve0_gt', 'swaps_in', 'token0_not', 'createdAt_lte'))
  const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.constant(null))
  const columnsOf = (name: string, given: unknown): readonly string[] => {
    try {
      return conditionsOf(EXCHANGE.Pair, { [name]: given }).map(({ column }) => column)
    } catch (error) {
      if (error instanceof FilterFault) return []
      throw error
    }
  }
  fc.assert(
    fc.property(filter, value, (name, given) => {
      const known = Object.keys(EXCHANGE.Pair.fields)
      expect(columnsOf(name, given).filter((column) => !known.includes(column))).toEqual([])
    }),
  )
})
