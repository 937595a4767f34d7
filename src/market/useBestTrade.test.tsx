import type { Currency, Token } from '@pancakeswap/sdk'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { CallKey } from '../chain/multicall/callKey'
import { multicallReducer, resultsLoaded, selectResults } from '../chain/multicall/multicall.slice'
import { deployment } from '../core/deployment'
import { getReserves } from '../chain/contracts/pair'
import { Pair } from '@pancakeswap/sdk'
import { native, tokenOf, wrappedNative } from './sdk'
import { useBestTrade, type BestTradeRequest } from './useBestTrade'

const { chainId } = deployment
const cake = tokenOf({ address: `0x${'2'.repeat(39)}1`, decimals: 18, symbol: 'CAKE' })
const hop = tokenOf({ address: `0x${'2'.repeat(39)}2`, decimals: 18, symbol: 'HOP' })

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const keyOf = (a: Token, b: Token): CallKey => getReserves(Pair.getAddress(a, b)).key
/** What a pair answers to getReserves; its lower token comes first. */
const reservesData = (a: Token, reserveA: bigint, b: Token, reserveB: bigint) => {
  const [first, second] = a.sortsBefore(b) ? [reserveA, reserveB] : [reserveB, reserveA]
  return `0x${word(first)}${word(second)}${word(0n)}`
}

function stage(first: Partial<BestTradeRequest>) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const request = (overrides: Partial<BestTradeRequest>): BestTradeRequest => ({
    input: native as Currency,
    output: cake,
    amountRaw: 1_000n,
    isExactInput: true,
    maxHops: 3,
    ...overrides,
  })
  const hook = renderHook((overrides: Partial<BestTradeRequest>) => useBestTrade(request(overrides)), {
    wrapper,
    initialProps: first,
  })
  const wantedKeys = () => Object.keys(store.getState().multicall.listeners[chainId] ?? {}) as CallKey[]
  let blockNumber = 1
  const answer = (known: Record<CallKey, string>) =>
    act(() => {
      const all = Object.fromEntries(wantedKeys().map((key) => [key, known[key] ?? null]))
      store.dispatch(resultsLoaded({ chainId, blockNumber: blockNumber++, data: all }))
    })
  return { ...hook, answer, wantedKeys, results: () => selectResults(chainId)(store.getState()) }
}

test('reads the pairs that may serve, and offers a trade once they are known', () => {
  const { result, answer, wantedKeys } = stage({})
  expect(result.current).toEqual({ trade: null, isLoading: true })
  expect(wantedKeys()).toContain(keyOf(wrappedNative, cake))

  const reserves = reservesData(wrappedNative, 10n ** 18n, cake, 10n ** 20n)
  answer({ [keyOf(wrappedNative, cake)]: reserves })
  expect(result.current.isLoading).toBe(false)
  expect(result.current.trade?.outputAmount.raw.toString()).toBe('99749')

  const { trade } = result.current
  answer({ [keyOf(wrappedNative, cake)]: reserves })
  expect(result.current.trade).toBe(trade)

  answer({ [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 10n ** 18n, cake, 2n * 10n ** 20n) })
  expect(result.current.trade?.outputAmount.raw.toString()).toBe('199499')
})

test('without such a pair there is no trade, and that is known', () => {
  const { result, answer } = stage({ output: hop })
  answer({})
  expect(result.current).toEqual({ trade: null, isLoading: false })
})

test('asks for nothing while a side is not chosen, and trades nothing without an amount', () => {
  const { result, rerender, answer, wantedKeys } = stage({ input: null })
  expect(wantedKeys()).toEqual([])
  expect(result.current).toEqual({ trade: null, isLoading: false })
  rerender({ amountRaw: null })
  expect(wantedKeys().length).toBeGreaterThan(0)
  answer({ [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 10n ** 18n, cake, 10n ** 20n) })
  expect(result.current).toEqual({ trade: null, isLoading: false })
})
