import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { deployment } from '../../deployment/deployment'
import { transactionsReducer } from './transactions.slice'
import { useOutcomes } from './useOutcomes'

test('a transaction that was sped up in the wallet has the outcome of its replacement', () => {
  const addedTime = Date.now()
  const records = Object.fromEntries(
    [
      recordOf({ hash: 'first', addedTime, ending: { kind: 'replaced', by: 'second' } }),
      recordOf({ hash: 'second', addedTime, receipt: { ...receiptOf(), status: 0 } }),
      recordOf({ hash: 'third', addedTime, ending: { kind: 'replaced', by: 'fourth' } }),
      recordOf({ hash: 'fourth', addedTime, receipt: receiptOf() }),
    ].map((record) => [record.hash, record]),
  )
  const store = configureStore({
    reducer: { transactions: transactionsReducer },
    preloadedState: { transactions: { [deployment.chainId]: records } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useOutcomes(['first', 'third']), { wrapper })
  expect(result.current).toEqual(['failed', 'succeeded'])
})
