import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { multicallReducer } from '../../chain/multicall/multicall.slice'
import { followView, ViewOnlyError } from '../../chain/wallet/view/viewedAccount'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../core/deployment'
import { transactionsReducer } from './transactions.slice'
import { useApproval } from './useApproval'

const nothing = () => Promise.resolve()
const wallet: Wallet = {
  ...{ status: 'viewOnly', account: SENDER, chainId: null, library: null, connectorId: null, error: null },
  ...{ connect: nothing, switchChain: nothing, disconnect: () => {}, dismiss: () => {} },
}
const { wrappedNative, router } = deployment.contracts
const request = { tokenAddress: wrappedNative, symbol: 'WBNB', amountRaw: 1n, spender: router }

afterEach(() => {
  followView('')
  vi.unstubAllGlobals()
})

test('while an account is only viewed, asking for an approval says why it cannot be, before any node is asked', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network in this test')))
  vi.stubGlobal('fetch', fetch)
  const reducer = combineReducers({ multicall: multicallReducer, transactions: transactionsReducer })
  const store = configureStore({ reducer })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  const { result } = renderHook(() => useApproval(request), { wrapper })
  followView(`?as=${SENDER}`)
  await expect(result.current.approve()).rejects.toThrow(ViewOnlyError)
  expect(fetch).not.toHaveBeenCalled()
  followView('')
  await expect(result.current.approve()).rejects.toThrow('approve was called unnecessarily')
})
