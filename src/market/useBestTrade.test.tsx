import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { getReserves } from '../chain/contracts/pair/reads'
import { pairAddress, sortsBefore } from '../chain/contracts/pair/address'
import type { CallKey } from '../chain/multicall/callKey'
import { multicallReducer, resultsLoaded } from '../chain/multicall/multicall.slice'
import { toAddress } from '../core/address'
import { deployment } from '../deployment/deployment'
import { deploymentBases } from './bases'
import type { TokenPair } from './candidates'
import { useBestTrade, type BestTradeRequest } from './useBestTrade'
import { reservesFrom } from './pool'
import { isSameToken, wrappedNative, type TokenFacts } from './token'
import { usdPriceFixed } from './usdPrice'
import { usePools } from './usePools'
import { useUsdPrice } from './useUsdPrice'

const { chainId } = deployment
const cake = { address: toAddress(`0x${'2'.repeat(39)}1`), decimals: 18, symbol: 'CAKE' }
const hop = { address: toAddress(`0x${'2'.repeat(39)}2`), decimals: 18, symbol: 'HOP' }

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const keyOf = (a: TokenFacts, b: TokenFacts): CallKey => getReserves(pairAddress(a.address, b.address)).key
/** Returns the result of getReserves for a pair, sorted by token address. */
const reservesData = (a: TokenFacts, reserveA: bigint, b: TokenFacts, reserveB: bigint) => {
  const [first, second] = sortsBefore(a.address, b.address) ? [reserveA, reserveB] : [reserveB, reserveA]
  return `0x${word(first)}${word(second)}${word(0n)}`
}

function stage<Props, Result>(useIt: (props: Props) => Result, initialProps: Props) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const wantedKeys = () => Object.keys(store.getState().multicall.listeners[chainId] ?? {}) as CallKey[]
  let blockNumber = 1
  /** Loads results for every subscribed call; a call without an entry in `known` fails. */
  const answer = (known: Record<CallKey, string>) =>
    act(() => {
      const data = Object.fromEntries(wantedKeys().map((key) => [key, known[key] ?? null]))
      store.dispatch(resultsLoaded({ chainId, blockNumber: blockNumber++, data }))
    })
  return { ...renderHook(useIt, { wrapper, initialProps }), answer, wantedKeys }
}

const stageTrade = (first: Partial<BestTradeRequest>) =>
  stage(
    (overrides: Partial<BestTradeRequest>) =>
      useBestTrade({
        input: wrappedNative,
        output: cake,
        amountRaw: 1_000n,
        isExactInput: true,
        maxHops: 3,
        ...overrides,
      }),
    first,
  )

test('reads the candidate pairs and returns a trade once they are known', () => {
  const { result, answer, wantedKeys } = stageTrade({})
  expect(result.current).toEqual({ found: null, isLoading: true })
  expect(wantedKeys()).toContain(keyOf(wrappedNative, cake))

  const reserves = reservesData(wrappedNative, 10n ** 18n, cake, 10n ** 20n)
  answer({ [keyOf(wrappedNative, cake)]: reserves })
  expect(result.current.isLoading).toBe(false)
  expect(result.current.found?.outputRaw).toBe(99_749n)

  const { found } = result.current
  answer({ [keyOf(wrappedNative, cake)]: reserves })
  expect(result.current.found).toBe(found)

  answer({ [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 10n ** 18n, cake, 2n * 10n ** 20n) })
  expect(result.current.found?.outputRaw).toBe(199_499n)
})

test('returns no trade, and is not loading, when no pair exists', () => {
  const { result, answer } = stageTrade({ output: hop })
  answer({})
  expect(result.current).toEqual({ found: null, isLoading: false })
})

test('routes through other pairs only while maxHops permits', () => {
  const base = deploymentBases.common.find((token) => !isSameToken(token, wrappedNative)) ?? cake
  const { result, answer, rerender } = stageTrade({ output: hop })
  const [reserveA, reserveB] = [10n ** 20n, 10n ** 20n]
  answer({
    [keyOf(wrappedNative, base)]: reservesData(wrappedNative, reserveA, base, reserveB),
    [keyOf(base, hop)]: reservesData(base, reserveA, hop, reserveB),
  })
  expect(result.current.found?.path).toEqual([wrappedNative, base, hop])
  rerender({ output: hop, maxHops: 1 })
  expect(result.current.found).toBeNull()
  rerender({ output: hop, isExactInput: false })
  expect(result.current.found?.outputRaw).toBe(1_000n)
})

test('reads nothing while a token is missing, and returns no trade without an amount', () => {
  const { result, rerender, answer, wantedKeys } = stageTrade({ input: null })
  expect(wantedKeys()).toEqual([])
  expect(result.current).toEqual({ found: null, isLoading: false })
  rerender({ amountRaw: null })
  expect(wantedKeys().length).toBeGreaterThan(0)
  answer({ [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 10n ** 18n, cake, 10n ** 20n) })
  expect(result.current).toEqual({ found: null, isLoading: false })
})

test('a pair with unchanged reserves keeps its identity when another changes', () => {
  const pairs: TokenPair[] = [
    [wrappedNative, cake],
    [hop, wrappedNative],
    [cake, hop],
  ]
  const { result, answer } = stage(usePools, pairs)
  expect(result.current.map(({ status }) => status)).toEqual(['loading', 'loading', 'loading'])
  const still = { [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 5n, cake, 7n) }
  answer({ ...still, [keyOf(hop, wrappedNative)]: reservesData(hop, 11n, wrappedNative, 13n) })
  const [first, second, third] = result.current
  expect(third).toEqual({ status: 'notExists' })
  answer({ ...still, [keyOf(hop, wrappedNative)]: reservesData(hop, 12n, wrappedNative, 13n) })
  expect(result.current[0]).toBe(first)
  expect(result.current[1]).not.toBe(second)
  const [, changed] = result.current
  expect(changed?.status === 'exists' && reservesFrom(changed.pool, hop).hereRaw).toBe(12n)
  expect(changed?.status === 'exists' && reservesFrom(changed.pool, hop).thereRaw).toBe(13n)
})

test('a price in dollars follows the pairs that give it', () => {
  const { result, answer, wantedKeys, rerender } = stage(useUsdPrice, null as TokenFacts | null)
  expect([result.current, wantedKeys()]).toEqual([null, []])
  rerender(wrappedNative)
  expect(result.current).toBeNull()
  const usd = deploymentBases.usd ?? cake
  answer({ [keyOf(wrappedNative, usd)]: reservesData(wrappedNative, 10n ** 18n, usd, 300n * 10n ** 18n) })
  expect(result.current && usdPriceFixed(result.current, 2)).toBe('300.00')
  answer({ [keyOf(wrappedNative, usd)]: reservesData(wrappedNative, 10n ** 18n, usd, 301n * 10n ** 18n) })
  expect(result.current && usdPriceFixed(result.current, 2)).toBe('301.00')
})
