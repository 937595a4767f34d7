import { expect, test } from 'vitest'
import { tradeTabs } from './tradeTabs'

const both = { swap: true, liquidity: true }

test.each([
  ['/swap', 'Swap'],
  ['/pool', 'Liquidity'],
  ['/liquidity', 'Liquidity'],
  ['/find', 'Liquidity'],
  ['/add', 'Liquidity'],
  ['/add/BNB/0x1', 'Liquidity'],
  ['/create/BNB', 'Liquidity'],
  ['/remove/0x1/0x2', 'Liquidity'],
])('marks the tab of %s as current: %s', (path, name) => {
  const tabs = tradeTabs(path, both)
  expect(tabs.map(({ to }) => to)).toEqual(['/swap', '/pool'])
  expect(tabs.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([name])
})

test('returns no tabs where the deployment lacks one of the areas', () => {
  expect(tradeTabs('/swap', { swap: true })).toEqual([])
  expect(tradeTabs('/pool', { liquidity: true })).toEqual([])
})

test('returns no tabs outside swap and liquidity', () => {
  expect(tradeTabs('/pools', both)).toEqual([])
  expect(tradeTabs('/', both)).toEqual([])
})
