import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToastRegion } from '../ui/toast/ToastRegion'
import { countLost, showLossNotice, showUnstoredNotice } from './storedStateNotice'

test.each([
  [['/user/theme', '/user/slippageBps'], { user: 2 }],
  [['/user/recentRecipients/0', '/user/recentRecipients/1'], { user: 1 }],
  [['/transactions/56/0xa/from', '/transactions/56/0xa/hash', '/transactions/56/0xb'], { transactions: 2 }],
  [['/lists/byUrl/a.json', '/lists/customTokens/1', '/pairs/56/a;b/0/symbol'], { lists: 2, pairs: 1 }],
  [['/dreams/1', '/dreams/2', '/toString'], { '': 3 }],
  [['/user', '/lists', '/user/theme'], { user: Infinity, lists: Infinity }],
])('counts for %j these lost entries: %j', (paths, counts) => {
  expect(Object.fromEntries(countLost(paths))).toEqual(counts)
})

test('shows what was lost, by part, and how much', async () => {
  render(<ToastRegion />)
  const kept = { user: { theme: 'dark' }, transactions: { 56: {} }, lists: { lastInitializedDefaultUrls: ['b'] } }
  act(() => showLossNotice({ user: { theme: 'dark' }, lists: { lastInitializedDefaultUrls: ['a'] } }, kept))
  expect(screen.queryByText(/could not be used/)).toBeNull()
  act(() =>
    showLossNotice({ user: { theme: 'pink' }, transactions: { 56: { '0xa': 1, '0xb': 2 } }, dreams: { a: 1 } }, kept),
  )
  expect(await screen.findByText('Some of your saved data could not be used.')).toBeInTheDocument()
  const told =
    'Lost: 1 setting, 2 transactions, 1 entry from another version. Everything else is unchanged, and your tokens are not affected.'
  expect(screen.getByText(told)).toBeInTheDocument()
  act(() => showLossNotice({ user: '{', pairs: 7 }, kept))
  expect(
    screen.getByText(
      'Lost: all settings, all pools you added. Everything else is unchanged, and your tokens are not affected.',
    ),
  ).toBeInTheDocument()
  act(() => showLossNotice('garbage', kept))
  expect(
    screen.getByText('It is damaged, so this site starts as on your first visit. Your tokens are not affected.'),
  ).toBeInTheDocument()
  act(() => showUnstoredNotice())
  expect(screen.getByText('Your browser cannot save any more data.')).toBeInTheDocument()
})
