import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { receiptOf, recordOf, SENDER } from '../../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { WalletContext, type WalletStatus } from '../../../chain/wallet/useWallet'
import { type Address, toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { RecentTransactions } from './RecentTransactions'
import { transactionsReducer, transactionSent, type TransactionRecord } from '../transactions.slice'

const { chainId } = deployment
const OTHER = toAddress(`0x${'9'.repeat(40)}`)
const NOW_MS = Date.now()

const record = (symbol: string, overrides: Partial<TransactionRecord>): TransactionRecord =>
  recordOf({
    chainId,
    hash: `0x${symbol}`,
    summary: { sentence: 'Approve %symbol%', values: { symbol } },
    ...overrides,
  })

const records = [
  record('DONE', { addedTime: NOW_MS - 60_000, receipt: receiptOf() }),
  record('WAITS', { addedTime: NOW_MS - 120_000 }),
  record('FAILED', { addedTime: NOW_MS - 180_000, receipt: receiptOf({ status: 0 }) }),
  record('OLD', { addedTime: NOW_MS - 25 * 3_600_000 }),
  record('OTHERS', { addedTime: NOW_MS, from: OTHER }),
]

function openDialog({ account, status }: { account: Address | null; status: WalletStatus }) {
  const store = configureStore({ reducer: combineReducers({ transactions: transactionsReducer }) })
  for (const each of records) store.dispatch(transactionSent(each))
  const wallet = walletOf({ status, account, connectorId: null })
  const onClose = vi.fn<() => void>()
  render(
    <WalletContext value={wallet}>
      <Provider store={store}>
        <RecentTransactions onClose={onClose} />
      </Provider>
    </WalletContext>,
  )
  return { store, user: userEvent.setup() }
}

const rows = () => screen.queryAllByRole('listitem')

test('lists pending transactions first, then the newest, each with its outcome, its age and its explorer link', () => {
  openDialog({ account: SENDER, status: 'connected' })
  const texts = rows().map((row) => [
    within(row).getByRole('img').getAttribute('aria-label'),
    within(row).getByText(/^Approve/).textContent,
    within(row).getByText(/ago$/).textContent,
  ])
  expect(texts).toEqual([
    ['Pending', 'Approve WAITS', '2 minutes ago'],
    ['Confirmed', 'Approve DONE', '1 minute ago'],
    ['Failed', 'Approve FAILED', '3 minutes ago'],
  ])
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['WAITS', 'DONE', 'FAILED'].map((name) => `${deployment.explorer?.url}/tx/0x${name}`))
})

test('clearing removes the account’s transactions, and leaves the focus in the dialog', async () => {
  const { store, user } = openDialog({ account: SENDER, status: 'connected' })
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.getByText('No recent transactions')).toBeInTheDocument()
  expect(rows()).toEqual([])
  const remaining = Object.values(store.getState().transactions[chainId] ?? {}).filter(({ isCleared }) => !isCleared)
  expect(remaining.map(({ hash }) => hash)).toEqual(['0xOTHERS'])
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('without an account it lists the transactions of every account in this browser', () => {
  openDialog({ account: null, status: 'disconnected' })
  expect(rows()).toHaveLength(4)
  expect(rows()[0]).toHaveTextContent('Approve OTHERS')
})

test('a viewer of an account cannot clear its owner’s transactions', () => {
  openDialog({ account: OTHER, status: 'viewOnly' })
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})
