import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { deployment } from '../../../../deployment/deployment'
import { listedTokens } from '../../listedTokens'
import { customTokenAdded, listEnabled, listsReducer, UNKNOWN_LIST } from '../../lists.slice'
import type { ListToken } from '../../tokenList'
import { useOfferedTokens } from './useOfferedTokens'

const { chainId } = deployment
const addressOf = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`
const token = (at: number, symbol: string, name = `${symbol} Token`): ListToken => ({
  ...{ chainId, address: addressOf(at), symbol, name, decimals: 6 },
})

/** Renders the hook with the given lists, all of them inactive. */
function offer(query: string, lists: Record<string, readonly ListToken[]>) {
  const byUrl = Object.fromEntries(
    Object.entries(lists).map(([name, tokens]) => {
      const version = { major: 1, minor: 0, patch: 0 }
      return [name, { ...UNKNOWN_LIST, current: { name, timestamp: '', version, tokens: [...tokens] } }]
    }),
  )
  const store = configureStore({
    reducer: { lists: listsReducer },
    preloadedState: { lists: { byUrl, activeUrls: [], ownUrls: [], lastInitializedDefaultUrls: [], customTokens: {} } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useOfferedTokens(query), { wrapper })
  return { store, found: () => result.current.map(({ symbol }) => symbol), all: () => result.current }
}

test('finds a token of an inactive list with the list’s name; it has to be imported', () => {
  const { all } = offer('rye', { Bakery: [token(1, 'RYE')], Other: [token(2, 'OAT')] })
  expect(all()).toMatchObject([
    { id: addressOf(1), symbol: 'RYE', decimals: 6, origin: 'chain', listName: 'Bakery', sameSymbolAsKnown: false },
  ])
})

test('marks it when its symbol matches a known one', () => {
  expect(offer('cake', { Bakery: [token(1, 'CAKE')] }).all()[0]?.sameSymbolAsKnown).toBe(true)
})

test.each(['', '  ', addressOf(1), 'barley'])('returns nothing for "%s"', (query) => {
  expect(offer(query, { Bakery: [token(1, 'RYE')] }).found()).toEqual([])
})

test('returns no selectable token and no token twice', () => {
  const builtIn = listedTokens[0]?.id ?? ''
  const known = { ...token(1, 'RYE'), address: builtIn.toLowerCase() }
  const lists = { One: [known, token(2, 'RYE')], Two: [token(2, 'RYE', 'Rye again'), token(3, 'RYE')] }
  const { store, all, found } = offer('rye', lists)
  expect(all().map(({ id }) => id)).toEqual([addressOf(2), addressOf(3)])
  act(() => void store.dispatch(customTokenAdded(token(2, 'RYE'))))
  expect(all().map(({ id }) => id)).toEqual([addressOf(3)])
  act(() => void store.dispatch(listEnabled('Two')))
  expect(found()).toEqual([])
})

test('returns at most 20 tokens, best matches first', () => {
  const many = Array.from({ length: 50 }, (_, at) => token(at + 1, `RYE${at}`))
  const { found } = offer('rye', { Bakery: [...many, token(99, 'RYE')] })
  expect(found()).toHaveLength(20)
  expect(found()[0]).toBe('RYE')
})
