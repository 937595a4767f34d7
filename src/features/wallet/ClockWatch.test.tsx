import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { blockReducer } from '../../chain/block/block.slice'
import { getCurrentBlockTimestamp } from '../../chain/contracts/exchangeMulticall/reads'
import { multicallReducer, resultsLoaded } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'

const { chainId } = deployment
const NOW = 1_900_000_000

afterEach(() => {
  vi.restoreAllMocks()
  // The warning appears once per session: each test is a new session.
  vi.resetModules()
})

/** Opens a page whose device clock is off by some seconds; blocks carry the chain's time. */
async function openPage(deviceErrorSeconds: number) {
  vi.spyOn(Date, 'now').mockReturnValue((NOW + deviceErrorSeconds) * 1_000)
  const [{ ClockWatch }, { useToasts }] = await Promise.all([
    import('./ClockWatch'),
    import('../../ui/toast/toastStore'),
  ])
  const shown = renderHook(useToasts)
  const store = configureStore({ reducer: combineReducers({ block: blockReducer, multicall: multicallReducer }) })
  render(
    <Provider store={store}>
      <ClockWatch />
    </Provider>,
  )
  const titles = () => shown.result.current.map(({ title }) => title)
  const takeBlock = (seconds: number, blockNumber: number) => {
    const data = { [getCurrentBlockTimestamp().key]: `0x${seconds.toString(16).padStart(64, '0')}` }
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
  }
  return { takeBlock, titles }
}

test.each([
  [91, 'Your device’s clock is 2 min ahead of the chain'],
  [-3_600, 'Your device’s clock is 60 min behind the chain'],
])('warns once of a clock that is off by %i s, at the first new block', async (error, title) => {
  const { takeBlock, titles } = await openPage(error)
  takeBlock(NOW - 3, 7)
  expect(titles()).toEqual([])
  takeBlock(NOW, 8)
  expect(titles()).toEqual([title])
  takeBlock(NOW + 3, 9)
  expect(titles()).toEqual([title])
})

test('does not warn of a clock within 90 seconds, nor of an old head without a new block', async () => {
  const { takeBlock, titles } = await openPage(90)
  takeBlock(NOW - 86_400, 7)
  expect(titles()).toEqual([])
  takeBlock(NOW, 8)
  expect(titles()).toEqual([])
})
