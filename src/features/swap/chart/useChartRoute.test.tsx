import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { listsReducer } from '../../../../test/unit/support/listsState'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { getReserves } from '../../../chain/contracts/pair/reads'
import type { CallKey } from '../../../chain/multicall/callKey'
import { multicallReducer, resultsLoaded } from '../../../chain/multicall/multicall.slice'
import { deployment } from '../../../deployment/deployment'
import { deploymentBases } from '../../../market/bases'
import { isSameToken, wrappedNative, type TokenFacts } from '../../../market/token'
import { useChartRoute } from './useChartRoute'

const { chainId } = deployment
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const RESERVES = `0x${word(10n ** 20n)}${word(10n ** 20n)}${word(0n)}`
const keyOf = (one: TokenFacts, other: TokenFacts): CallKey => getReserves(pairAddress(one.address, other.address)).key

const [base, output] = deploymentBases.common.filter((token) => !isSameToken(token, wrappedNative))

function renderRoute(outputId: string) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer, lists: listsReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useChartRoute('BNB', outputId), { wrapper })
  let blockNumber = 1
  /** Loads results; every call that is not among them stays as it was, or fails with `fails`. */
  function load(known: Record<CallKey, string>, { fails = false } = {}): void {
    const all = Object.keys(store.getState().multicall.listeners[chainId] ?? {}) as CallKey[]
    const failed = Object.fromEntries(fails ? all.map((key) => [key, null]) : [])
    act(
      () => void store.dispatch(resultsLoaded({ chainId, blockNumber: blockNumber++, data: { ...failed, ...known } })),
    )
  }
  const pairs = () => result.current.route?.legs.map(({ pairAddress: address }) => address)
  return { status: () => result.current.status, pairs, load }
}

test('the own pair of two tokens is awaited before a route of other pairs is taken', () => {
  if (!base || !output) throw new Error('The deployment has too few tokens')
  const others = { [keyOf(wrappedNative, base)]: RESERVES, [keyOf(base, output)]: RESERVES }
  const route = renderRoute(output.address)
  route.load(others)
  expect([route.status(), route.pairs()]).toEqual(['loading', undefined])
  route.load({ ...others, [keyOf(wrappedNative, output)]: RESERVES }, { fails: true })
  expect(route.pairs()).toEqual([pairAddress(wrappedNative.address, output.address)])

  const without = renderRoute(output.address)
  without.load(others, { fails: true })
  expect(without.pairs()).toEqual([
    pairAddress(wrappedNative.address, base.address),
    pairAddress(base.address, output.address),
  ])
})
