import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { blockReducer } from '../../../chain/block/block.slice'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { deployment } from '../../../deployment/deployment'
import { usePools } from './usePools'

afterEach(() => void vi.unstubAllGlobals())

const HEAD = 1_000

/** Serves a chain whose blocks are one second apart; the deployment states three. */
function serveQuickChain(): void {
  const header = ([block]: readonly unknown[]) => {
    const number = block === 'latest' ? HEAD : Number(block)
    return { number: `0x${number.toString(16)}`, timestamp: `0x${(1_700_000_000 + number).toString(16)}` }
  }
  serve(scriptedNode({ eth_getBlockByNumber: header }))
}

test('reads pools at intervals derived from the measured block time, not from the stated one (yield 4)', async () => {
  serveQuickChain()
  const reducer = combineReducers({ block: blockReducer, multicall: multicallReducer })
  const store = configureStore({ reducer })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  renderHook(() => usePools(SENDER, true, true), { wrapper })
  const intervals = () =>
    new Set(
      Object.values(store.getState().multicall.listeners[deployment.chainId] ?? {}).flatMap((each) =>
        Object.keys(each).map(Number),
      ),
    )
  // 10 s and 60 s at one block per second; constant facts are read once.
  await waitFor(() => expect(intervals()).toEqual(new Set([10, 60, Infinity])))
})
