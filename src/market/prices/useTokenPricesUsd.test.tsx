import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { getReserves } from '../../chain/contracts/pair/reads'
import { sortsBefore } from '../../chain/contracts/pair/address'
import type { CallKey } from '../../chain/multicall/callKey'
import { multicallReducer, resultsLoaded } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { wrappedNative } from '../token'
import { usdPriceSignificant } from '../usdPrice'
import { deploymentFarms } from './farmList'
import { tableToken } from './tokenTable'
import { useTokenPrices, useTokenPricesUsd } from './useTokenPricesUsd'

const { chainId } = deployment
const { busdNative, cakeNative } = deploymentFarms
const cake = tableToken('cake')
if (!busdNative || !cakeNative || !cake) throw new Error('the deployment has its reference farms')
const TOKENS = [cake]
const BLOCKS_PER_FETCH = 20

const word = (value: bigint) => value.toString(16).padStart(64, '0')
/** Returns the result of getReserves for a farm's pool, from whole tokens and whole quote tokens. */
const reserves = ({ token, quoteToken }: typeof busdNative, tokens: bigint, quotes: bigint) => {
  const [first, second] = sortsBefore(token.address, quoteToken.address) ? [tokens, quotes] : [quotes, tokens]
  return `0x${word(first * 10n ** 18n)}${word(second * 10n ** 18n)}${word(0n)}`
}

function stage<Result>(useIt: () => Result) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  let blockNumber = 1
  const answer = (data: Record<CallKey, string | null>) =>
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber: blockNumber++, data })))
  return { ...renderHook(useIt, { wrapper }), answer, listeners: () => store.getState().multicall.listeners[chainId] }
}

const [busdKey, cakeKey] = [getReserves(busdNative.lpAddress).key, getReserves(cakeNative.lpAddress).key]
const answers = {
  [busdKey]: reserves(busdNative, 600n, 2n),
  [cakeKey]: reserves(cakeNative, 100n, 5n),
} as Record<CallKey, string>

test('reads the pools at the requested interval and returns prices once all are known', () => {
  const { result, answer, listeners } = stage(() => useTokenPrices(TOKENS, deploymentFarms, BLOCKS_PER_FETCH))
  expect(Object.keys(listeners() ?? {}).toSorted()).toEqual([busdKey, cakeKey].toSorted())
  expect(Object.keys(listeners()?.[cakeKey] ?? {})).toEqual([String(BLOCKS_PER_FETCH)])
  expect(result.current.isLoading).toBe(true)
  expect(result.current.priceOf(cake)).toBeNull()
  answer(answers)
  expect(result.current.isLoading).toBe(false)
  const [native, ofCake] = [result.current.priceOf(wrappedNative), result.current.priceOf(cake)]
  expect([native && usdPriceSignificant(native, 6), ofCake && usdPriceSignificant(ofCake, 6)]).toEqual(['300', '15'])
})

test('a pool that cannot be read leaves its price unknown, and an unchanged price function keeps its identity', () => {
  const { result, answer } = stage(() => useTokenPricesUsd(TOKENS, deploymentFarms))
  answer({ ...answers, [cakeKey]: null })
  const before = result.current
  expect(before(cake)).toBeNull()
  expect(before(wrappedNative)).not.toBeNull()
  answer({ ...answers, [cakeKey]: null })
  expect(result.current).toBe(before)
})
