import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../test/unit/support/walletOf'
import { multicallReducer } from '../../chain/multicall/multicall.slice'
import { followView, ViewOnlyError } from '../../chain/wallet/view/viewedAccount'
import { WalletContext } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { routerAddress, wrappedNativeAddress } from '../../deployment/contracts'
import { transactionsReducer } from './transactions.slice'
import { useApproval } from './useApproval'

const wallet = walletOf({ status: 'viewOnly', chainId: null, connectorId: null })
const request = {
  tokenAddress: wrappedNativeAddress,
  symbol: 'WBNB',
  decimals: 18,
  amountRaw: 1n,
  spender: routerAddress,
  valueCents: null,
}

afterEach(() => {
  followView('')
  vi.unstubAllGlobals()
})

function InStore({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    configureStore({ reducer: combineReducers({ multicall: multicallReducer, transactions: transactionsReducer }) }),
  )
  return (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
}

test('in view-only mode, requesting an approval reports why it is impossible, before any node is queried', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network in this test')))
  vi.stubGlobal('fetch', fetch)
  const { result } = renderHook(() => useApproval(request), { wrapper: InStore })
  followView(`?as=${SENDER}`)
  await expect(result.current.approve()).rejects.toThrow(ViewOnlyError)
  expect(fetch).not.toHaveBeenCalled()
  followView('')
  await expect(result.current.approve()).rejects.toThrow('approve was called unnecessarily')
})

test.each([
  ['the native coin', { tokenAddress: null }, 'no token'],
  ['no amount', { amountRaw: null }, 'missing amount to approve'],
  ['no spender', { spender: '' as Address }, 'no spender'],
])('for %s the request is refused with the reason', async (_what, lack, label) => {
  const { result } = renderHook(() => useApproval({ ...request, ...lack }), { wrapper: InStore })
  await expect(result.current.approve()).rejects.toThrow(label)
})
