import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { getReserves } from '../chain/contracts/pair'
import { pairAddress, sortsBefore } from '../chain/contracts/pairAddress'
import type { CallKey } from '../chain/multicall/callKey'
import { multicallReducer, resultsLoaded } from '../chain/multicall/multicall.slice'
import { deployment } from '../core/deployment'
import { deploymentBases } from './bases'
import type { TokenPair } from './candidates'
import { useBestTrade, type BestTradeRequest } from './useBestTrade'
import { reservesFrom } from './pool'
import { isSameToken, wrappedNative, type TokenFacts } from './token'
import { usdPriceFixed } from './usdPrice'
import { usePools } from './usePools'
import { useUsdPrice } from './useUsdPrice'

const { chainId } = deployment
const cake = { address: `0x${'2'.repeat(39)}1`, decimals: 18, symbol: 'CAKE' }
const hop = { address: `0x${'2'.repeat(39)}2`, decimals: 18, symbol: 'HOP' }

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const keyOf = (a: TokenFacts, b: TokenFacts): CallKey => getReserves(pairAddress(a.address, b.address)).key
/** What a pair answers to getReserves; its lower token comes first. */
const reservesData = (a: TokenFacts, reserveA: bigint, b: TokenFacts, reserveB: bigint) => {
  const [first, second] = sortsBefore(a.address, b.address) ? [reserveA, reserveB] : [reserveB, reserveA]
  return `0x${word(first)}${word(second)}${word(0n)}`
}

function stage<Props, Result>(useIt: (props: Props) => Result, initialProps: Props) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const wantedKeys = () => Object.keys(store.getState().multicall.listeners[chainId] ?? {}) as CallKey[]
  let blockNumber = 1
  /** Every call that is wanted is answered; one that is not `known` has failed. */
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

test('reads the pairs that may serve, and offers a trade once they are known', () => {
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

test('without such a pair there is no trade, and that is known', () => {
  const { result, answer } = stageTrade({ output: hop })
  answer({})
  expect(result.current).toEqual({ found: null, isLoading: false })
})

test('goes through other pairs only while that is allowed', () => {
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

test('asks for nothing while a side is not chosen, and trades nothing without an amount', () => {
  const { result, rerender, answer, wantedKeys } = stageTrade({ input: null })
  expect(wantedKeys()).toEqual([])
  expect(result.current).toEqual({ found: null, isLoading: false })
  rerender({ amountRaw: null })
  expect(wantedKeys().length).toBeGreaterThan(0)
  answer({ [keyOf(wrappedNative, cake)]: reservesData(wrappedNative, 10n ** 18n, cake, 10n ** 20n) })
  expect(result.current).toEqual({ found: null, isLoading: false })
})

test('a pair whose reserves stay is the same pair when another one’s change', () => {
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

test('a price in dollars follows the pairs that tell it', () => {
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
