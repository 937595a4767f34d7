import { act, render, screen } from '@testing-library/react'
import { configureStore } from '@reduxjs/toolkit'
import { Profiler } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockReceived, blockReducer } from '../../../chain/block/block.slice'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { deployment } from '../../../deployment/deployment'
import { BlocksLeft } from './BlocksLeft'

const MINUTE_MS = 60_000
const { chainId } = deployment

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no node')))
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 30))
})
afterEach(() => {
  vi.useRealTimers()
})

it('renders a new minute for a pool with a countdown only', () => {
  const store = configureStore({ reducer: { block: blockReducer, multicall: multicallReducer } })
  store.dispatch(blockReceived({ chainId, blockNumber: 100 }))
  const onRender = vi.fn<(id: string) => void>()
  const terms = { startBlock: 1n, endBlock: 1_000_000n, limitRaw: 0n }
  render(
    <Provider store={store}>
      {(['live', 'finished'] as const).map((status) => (
        <Profiler key={status} id={status} onRender={onRender}>
          <BlocksLeft status={status} terms={terms} inRow />
        </Profiler>
      ))}
    </Provider>,
  )
  expect(screen.getAllByText('Ends in')).toHaveLength(1)
  onRender.mockClear()
  act(() => void vi.advanceTimersByTime(MINUTE_MS))
  expect(onRender.mock.calls.map(([id]) => id)).toEqual(['live'])
  onRender.mockClear()
  act(() => void store.dispatch(blockReceived({ chainId, blockNumber: 101 })))
  expect(onRender.mock.calls.map(([id]) => id)).toEqual(['live'])
})
