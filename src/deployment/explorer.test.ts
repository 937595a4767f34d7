import { afterEach, expect, test } from 'vitest'
import { deployment } from './deployment'
import { explorerLink } from './explorer'

const { explorer } = deployment
afterEach(() => {
  deployment.explorer = explorer
})

test('links to the page of a transaction or a block', () => {
  deployment.explorer = { name: 'Explorer', url: 'https://explorer.example' }
  expect(explorerLink('tx', '0xabc')).toBe('https://explorer.example/tx/0xabc')
  expect(explorerLink('block', 12)).toBe('https://explorer.example/block/12')
})

test('returns no link without an explorer', () => {
  deployment.explorer = null
  expect(explorerLink('address', '0xabc')).toBeNull()
})
