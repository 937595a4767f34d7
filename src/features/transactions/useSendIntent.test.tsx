import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../test/unit/support/walletOf'
import { wrappedNative } from '../../chain/contracts/wrappedNative/writes'
import { multicallReducer, resultsRestored } from '../../chain/multicall/multicall.slice'
import { nodes } from '../../chain/rpc/nodes'
import { RestoredResultsError } from '../../chain/send/sendIntent'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { followView, ViewOnlyError } from '../../chain/wallet/view/viewedAccount'
import { toAddress } from '../../core/address'
import { wrappedNativeAddress } from '../../deployment/contracts'
import { deployment } from '../../deployment/deployment'
import { transactionsReducer } from './transactions.slice'
import { useSendIntent } from './useSendIntent'

const unwrap = {
  contract: { address: wrappedNativeAddress, interface: wrappedNative },
  ...{ method: 'withdraw', args: [1n], valueRaw: 0n },
}
const request = vi.fn<() => Promise<unknown>>()
const wallet = walletOf({ library: { provider: { request }, request } })

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

test('in view-only mode, sending reports why it is impossible', async () => {
  followView(`?as=${SENDER}`)
  const { result, store } = sendAs({ ...wallet, status: 'viewOnly', library: null })
  await expect(
    result.current?.(unwrap, { summary: { sentence: '', values: {} }, valueCents: null }),
  ).rejects.toBeInstanceOf(ViewOnlyError)
  followView('')
  expect(store.getState().transactions).toEqual({})
})

test.each(['disconnected', 'connecting', 'wrongChain'] as const)('sending is unavailable while %s', (status) => {
  expect(sendAs({ ...wallet, status }).result.current).toBeNull()
})

test('nothing is sent while the page shows the numbers of an earlier visit, and the wallet is not opened', async () => {
  const { result, store } = sendAs(wallet)
  act(() => void store.dispatch(resultsRestored({ chainId: deployment.chainId, blockNumber: 7, data: {} })))
  await expect(
    result.current?.(unwrap, { summary: { sentence: '', values: {} }, valueCents: null }),
  ).rejects.toBeInstanceOf(RestoredResultsError)
  expect(request).not.toHaveBeenCalled()
  expect(store.getState().transactions).toEqual({})
})

test('stores the request passed to the wallet and the traded assets with the record', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const results: Record<string, string> = {
    eth_estimateGas: '0x186a0',
    eth_gasPrice: '0x1',
    eth_getBalance: '0xffffff',
  }
  vi.spyOn(nodes, 'request').mockImplementation(async (method) => results[method] ?? '0x')
  request.mockResolvedValue(hash)
  const { result, store } = sendAs(wallet)
  const arrival = {
    kind: 'swap',
    paid: { tokenAddress: wrappedNativeAddress, symbol: 'WBNB', decimals: 18 },
    received: { tokenAddress: null, symbol: 'BNB', decimals: 18 },
    recipient: SENDER,
  } as const
  await act(() => result.current?.(unwrap, { summary: { sentence: '', values: {} }, arrival, valueCents: null }))
  expect(store.getState().transactions[deployment.chainId]?.[hash]).toMatchObject({
    arrival,
    signed: {
      ...{ chainId: deployment.chainId, to: wrappedNativeAddress, valueRaw: '0', gasLimit: '110000' },
      data: wrappedNative.encodeFunctionData('withdraw', [1n]),
    },
  })
  vi.restoreAllMocks()
})

test('a change of account during the rehearsal opens no wallet', async () => {
  request.mockClear()
  let endRehearsal: (result: string) => void = () => {}
  vi.spyOn(nodes, 'request').mockImplementation(async (method) => {
    if (method === 'eth_call') return new Promise((resolve) => (endRehearsal = resolve))
    return method === 'eth_getBalance' ? '0xffffff' : '0x1'
  })
  let shown = wallet
  const store = configureStore({
    reducer: combineReducers({ multicall: multicallReducer, transactions: transactionsReducer }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={shown}>{children}</WalletContext>
    </Provider>
  )
  const { result, rerender } = renderHook(useSendIntent, { wrapper })
  const sending = result.current?.(unwrap, { summary: { sentence: '', values: {} }, valueCents: null })
  await vi.waitFor(() => expect(nodes.request).toHaveBeenCalled(), { timeout: 30_000 })
  shown = { ...wallet, account: toAddress(`0x${'9'.repeat(40)}`) }
  rerender()
  endRehearsal('0x')
  await expect(sending).rejects.toMatchObject({ cause: { name: 'WalletChangedError' } })
  expect([request.mock.calls, store.getState().transactions]).toEqual([[], {}])
  vi.restoreAllMocks()
})
