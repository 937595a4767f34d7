import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { HASH, recordOf } from '../../../../test/unit/support/transactionRecord'
import { deployment } from '../../../deployment/deployment'
import { transactionsReducer, transactionSent, type TransactionRecord } from '../transactions.slice'
import { AlteredHost } from './AlteredHost'

const { chainId, nativeCurrency } = deployment
const [OWN, OTHER] = [toAddress(`0x${'2'.repeat(40)}`), toAddress(`0x${'9'.repeat(40)}`)]
const altered = recordOf({
  chainId,
  signed: { chainId, to: OWN, data: '0xab', valueRaw: '5', gasLimit: '21000' },
  request: { to: OTHER, data: '0xab', valueRaw: String(10n ** 18n), gasLimit: '21000', maxFeeRaw: '1' },
  altered: ['to', 'value'],
})

function open(record: TransactionRecord) {
  const store = configureStore({ reducer: combineReducers({ transactions: transactionsReducer }) })
  store.dispatch(transactionSent(record))
  render(
    <Provider store={store}>
      <AlteredHost />
    </Provider>,
  )
  return () => store.getState().transactions[chainId]?.[HASH]
}

test('shows the agreed and the sent transaction until it is dismissed, and never again after that', async () => {
  const record = open(altered)
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Your wallet sent a different transaction' },
    { timeout: 30_000 },
  )
  for (const text of ['Agreed to: Contract', OWN, 'Sent: Contract', OTHER, `1 ${nativeCurrency.symbol}`]) {
    expect(dialog).toHaveTextContent(text)
  }
  expect(dialog).not.toHaveTextContent('Call data')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(record()).toEqual({ ...altered, isAlterationSeen: true })
})

test('shows nothing for a transaction that was sent as agreed, nor for a dismissed one', () => {
  open(recordOf({ chainId }))
  open({ ...altered, isAlterationSeen: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})
