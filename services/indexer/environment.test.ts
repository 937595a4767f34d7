import { expect, test } from 'vitest'
import { indexEnvironment, nodeEntries, readIndexEnvironment } from './environment.ts'

test.each([
  { directory: '/data/index', databaseUrl: null },
  { directory: null, databaseUrl: 'postgresql://localhost/index' },
])('the process of the index reads what the services set: %o', (store) => {
  const values = { deployment: 'devnet', nodes: ['http://localhost:1', 'http://localhost:2'], startBlock: 7, ...store }
  expect(readIndexEnvironment(indexEnvironment(values))).toEqual(values)
})

test('a public node gets the requests of one entry, a node of this machine those of five', () => {
  const nodes = ['http://localhost:1', 'http://localhost:2']
  expect(nodeEntries(nodes, false)).toEqual(nodes)
  expect(nodeEntries(['http://localhost:1'], true)).toEqual(Array(5).fill('http://localhost:1'))
})
