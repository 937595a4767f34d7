import { combineReducers, configureStore, createAction } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import { id as topicOf, zeroPadValue } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { rawReceipt, recordOf as anyRecord, SENDER } from '../../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { transactionsReducer } from '../../transactions'
import { useSale } from './useSale'

const { chainId } = deployment
const [SENT, FASTER] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]
const BOUGHT = toAddress(`0x${'b'.repeat(40)}`)
const recordOf = (given: Parameters<typeof anyRecord>[0]) => anyRecord({ chainId, ...given })
const plan = { soldRaw: 5n, boughtRaw: 7n, restRaw: 5n, sharesRaw: 6n }
const wallet = walletOf()

/** The receipt is polled every second. */
const WAITING = { timeout: 30_000 }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Returns a receipt of a transaction in which the sender received this amount of the bought token. */
const receiptWith = (boughtRaw: bigint, given: Record<string, unknown> = {}) =>
  rawReceipt({
    blockNumber: '0x9',
    logs: [
      {
        address: BOUGHT,
        topics: [topicOf('Transfer(address,address,uint256)'), zeroPadValue(BOUGHT, 32), zeroPadValue(SENDER, 32)],
        data: `0x${boughtRaw.toString(16).padStart(64, '0')}`,
      },
    ],
    ...given,
  })

/** Renders a sent sale on a chain with these receipts. */
function sentSale(receipts: Record<string, unknown>) {
  serve(scriptedNode({ eth_getTransactionReceipt: ([hash]) => receipts[String(hash)] ?? null }))
  const slices = combineReducers({ transactions: transactionsReducer })
  type State = ReturnType<typeof slices>
  // Sets records as after polling, or after a merge from another tab.
  const recordsSet = createAction<State['transactions'][number]>('recordsSet')
  const store = configureStore({
    reducer: (state: State | undefined, action) =>
      state && recordsSet.match(action)
        ? { transactions: { [chainId]: { ...state.transactions[chainId], ...action.payload } } }
        : slices(state, action),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  const { result } = renderHook(() => useSale(), { wrapper })
  act(() => result.current.begin({ hash: SENT, plan, boughtAddress: BOUGHT }))
  const setRecords = (...records: ReturnType<typeof recordOf>[]) =>
    act(() => {
      const ofChain = Object.fromEntries(records.map((record) => [record.hash, record]))
      store.dispatch(recordsSet(ofChain))
    })
  return { sale: () => result.current, setRecords }
}

test('a sale replaced by a faster transaction is done when the replacement is included', async () => {
  const { sale, setRecords } = sentSale({ [FASTER]: receiptWith(8n) })
  expect(sale().progress).toEqual({ stage: 'sent', plan })
  setRecords(recordOf({ hash: SENT, ending: { kind: 'replaced', by: FASTER } }), recordOf({ hash: FASTER }))
  await waitFor(() => expect(sale().progress.stage).toBe('done'), WAITING)
  expect(sale().progress).toMatchObject({ plan, boughtRaw: 8n, blockNumber: 9 })
})

test.each(['cancelled', 'dropped'] as const)('a %s sale is open again, and reports that', async (kind) => {
  const { sale, setRecords } = sentSale({})
  setRecords(recordOf({ hash: SENT, ending: { kind } }))
  await waitFor(() => expect(sale().progress).toEqual({ stage: 'open', ended: kind }), WAITING)
  act(() => sale().begin({ hash: FASTER, plan, boughtAddress: BOUGHT }))
  expect(sale().progress.stage).toBe('sent')
})

test('an included and reverted sale is failed, and can be reset', async () => {
  const { sale, setRecords } = sentSale({ [SENT]: receiptWith(0n, { status: '0x0' }) })
  setRecords(recordOf({ hash: SENT }))
  await waitFor(() => expect(sale().progress).toEqual({ stage: 'failed' }), WAITING)
  act(() => sale().reset())
  expect(sale().progress).toEqual({ stage: 'open', ended: null })
})
