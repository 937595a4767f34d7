import { expect, test } from 'vitest'
import { operatorOf } from './operator.rules'

test.each([
  ['https://one.node.example/key', 'node.example'],
  ['https://two.node.example:8545', 'node.example'],
  ['https://node.example', 'node.example'],
  ['https://bsc.node.co.uk', 'node.co.uk'],
  ['https://a.node.co', 'node.co'],
  ['https://node.com.example', 'com.example'],
  ['http://127.0.0.1:8545', '127.0.0.1'],
  ['http://[::1]:8545', '[::1]'],
  ['http://localhost:8545', 'localhost'],
])('the operator of %s is %s unless the deployment names another', (url, operator) => {
  expect(operatorOf(url)).toBe(operator)
  expect(operatorOf(url, { [new URL(url).host]: 'Bakery' })).toBe('Bakery')
})
