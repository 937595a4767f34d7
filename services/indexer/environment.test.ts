import { expect, test } from 'vitest'
import { indexEnvironment, readIndexEnvironment } from './environment.ts'

test.each([
  { directory: '/data/index', databaseUrl: null },
  { directory: null, databaseUrl: 'postgresql://localhost/index' },
])('the process of the index reads what the services set: %o', (store) => {
  const values = { deployment: 'devnet', nodes: ['http://localhost:1', 'http://localhost:2'], startBlock: 7, ...store }
  expect(readIndexEnvironment(indexEnvironment(values))).toEqual(values)
})
