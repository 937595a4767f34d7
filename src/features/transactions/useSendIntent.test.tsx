import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { wrappedNative } from '../../chain/contracts/wrappedNative'
import { multicallReducer, numbersRecalled } from '../../chain/multicall/multicall.slice'
import { OldNumbersError } from '../../chain/send/sendIntent'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { followView, ViewOnlyError } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../core/deployment'
import { transactionsReducer } from './transactions.slice'
import { useSendIntent } from './useSendIntent'

const unwrap = {
  contract: { address: deployment.contracts.wrappedNative, interface: wrappedNative },
  ...{ method: 'withdraw', args: [1n], valueRaw: 0n },
}
const request = vi.fn<() => Promise<unknown>>()
const nothing = () => Promise.resolve()
const wallet: Wallet = {
  ...{
    status: 'connected',
    account: SENDER,
    chainId: deployment.chainId,
    library: { provider: { request }, request },
    connectorId: 'injected',
  },
  ...{ error: null, connect: nothing, switchChain: nothing, disconnect: () => {}, dismiss: () => {} },
}

function sendAs(shown: Wallet) {
  const reducer = combineReducers({ multicall: multicallReducer, transactions: transactionsReducer })
  const store = configureStore({ reducer })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={shown}>{children}</WalletContext>
    </Provider>
  )
  return { store, ...renderHook(useSendIntent, { wrapper }) }
}

test('while an account is only viewed, sending says why it cannot be', async () => {
  followView(`?as=${SENDER}`)
  const { result, store } = sendAs({ ...wallet, status: 'viewOnly', library: null })
  await expect(result.current?.(unwrap, { summary: { sentence: '', values: {} } })).rejects.toBeInstanceOf(
    ViewOnlyError,
  )
  followView('')
  expect(store.getState().transactions).toEqual({})
})

test.each(['disconnected', 'connecting', 'wrongChain'] as const)('there is no way to send while %s', (status) => {
  expect(sendAs({ ...wallet, status }).result.current).toBeNull()
})

test('nothing is sent on the numbers of an earlier visit, and the wallet is not opened', async () => {
  const { result, store } = sendAs(wallet)
  act(() => void store.dispatch(numbersRecalled({ chainId: deployment.chainId, blockNumber: 7, data: {} })))
  await expect(result.current?.(unwrap, { summary: { sentence: '', values: {} } })).rejects.toBeInstanceOf(
    OldNumbersError,
  )
  expect(request).not.toHaveBeenCalled()
  expect(store.getState().transactions).toEqual({})
})
