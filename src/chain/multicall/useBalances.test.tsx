import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { getEthBalance } from '../contracts/exchangeMulticall/reads'
import { balanceOf } from '../contracts/erc20/reads'
import { multicallReducer } from './multicall.slice'
import { useBalances } from './useBalances'

const ACCOUNT = toAddress(`0x${'1'.repeat(40)}`)
const TOKEN = toAddress(`0x${'c3'.repeat(20)}`)

function send(account: Address | null, tokens: readonly (Address | null | undefined)[]) {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useBalances(account, tokens), { wrapper })
  return {
    statuses: result.current.map(({ status }) => status),
    keys: Object.keys(store.getState().multicall.listeners[deployment.chainId] ?? {}),
  }
}

test.each([
  ['a token', [TOKEN], ['loading'], [balanceOf(TOKEN, ACCOUNT).key]],
  ['the native coin', [null], ['loading'], [getEthBalance(ACCOUNT).key]],
  ['nothing chosen yet', [undefined], ['idle'], []],
  ['no token at all', [], [], []],
  [
    'several, in their order',
    [undefined, TOKEN, null],
    ['idle', 'loading', 'loading'],
    [balanceOf(TOKEN, ACCOUNT).key, getEthBalance(ACCOUNT).key],
  ],
])('subscribes to %s', (_what, tokens, statuses, keys) => {
  expect(send(ACCOUNT, tokens)).toEqual({ statuses, keys })
})

test('subscribes to nothing without an account', () => {
  expect(send(null, [TOKEN, null])).toEqual({ statuses: ['idle', 'idle'], keys: [] })
})
