import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { listOf, listToken } from '../../../../../test/unit/support/knownLists'
import { addressNumber } from '../../../../../test/unit/support/listHost'
import { toAddress } from '../../../../core/address'
import { listedTokens } from '../../listedTokens'
import { customTokenAdded, listEnabled, listsReducer, UNKNOWN_LIST } from '../../lists.slice'
import type { ListToken } from '../../tokenList'
import { useOfferedTokens } from './useOfferedTokens'

const token = (at: number, symbol: string, name = `${symbol} Token`) => listToken(at, symbol, name)

/** Renders the hook with the given lists, all of them inactive. */
function offer(query: string, lists: Record<string, readonly ListToken[]>) {
  const byUrl = Object.fromEntries(
    Object.entries(lists).map(([name, tokens]) => [name, { ...UNKNOWN_LIST, current: listOf(name, ...tokens) }]),
  )
  const store = configureStore({
    reducer: { lists: listsReducer },
    preloadedState: {
      lists: {
        byUrl,
        activeUrls: [],
        ownUrls: [],
        lastInitializedDefaultUrls: [],
        customTokens: {},
        favourites: {},
        recents: {},
      },
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useOfferedTokens(query), { wrapper })
  return { store, found: () => result.current.map(({ symbol }) => symbol), all: () => result.current }
}

test('finds a token of an inactive list with the list’s name; it has to be imported', () => {
  const { all } = offer('rye', { Bakery: [token(1, 'RYE')], Other: [token(2, 'OAT')] })
  expect(all()).toMatchObject([
    { id: addressNumber(1), symbol: 'RYE', decimals: 18, origin: 'chain', listName: 'Bakery' },
  ])
})

test.each(['', '  ', addressNumber(1), 'barley'])('returns nothing for "%s"', (query) => {
  expect(offer(query, { Bakery: [token(1, 'RYE')] }).found()).toEqual([])
})

test('returns no selectable token and no token twice', () => {
  const builtIn = listedTokens[0]?.id ?? ''
  const known = { ...token(1, 'RYE'), address: toAddress(builtIn.toLowerCase()) }
  const lists = { One: [known, token(2, 'RYE')], Two: [token(2, 'RYE', 'Rye again'), token(3, 'RYE')] }
  const { store, all, found } = offer('rye', lists)
  expect(all().map(({ id }) => id)).toEqual([addressNumber(2), addressNumber(3)])
  act(() => void store.dispatch(customTokenAdded(token(2, 'RYE'))))
  expect(all().map(({ id }) => id)).toEqual([addressNumber(3)])
  act(() => void store.dispatch(listEnabled('Two')))
  expect(found()).toEqual([])
})

test('returns at most 20 tokens, best matches first', () => {
  const many = Array.from({ length: 50 }, (_, at) => token(at + 1, `RYE${at}`))
  const { found } = offer('rye', { Bakery: [...many, token(99, 'RYE')] })
  expect(found()).toHaveLength(20)
  expect(found()[0]).toBe('RYE')
})
