import { configureStore } from '@reduxjs/toolkit'
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { HASH, receiptOf, recordOf, SENDER } from '../../../../test/unit/support/transactionRecord'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { useToasts } from '../../../ui/toast/toastStore'
import { reportOutcome } from '../follow/reportOutcome'
import {
  transactionFollowed,
  transactionSent,
  transactionsReducer,
  type TransactionRecord,
} from '../transactions.slice'
import { OutcomeDialog } from './OutcomeDialog'

const { chainId } = deployment
const OTHER = `0x${'cd'.repeat(32)}`
const ONE = String(10n ** 18n)
const summary = { sentence: 'Swap %inputAmount% %inputSymbol%', values: { inputAmount: '1', inputSymbol: 'BNB' } }
const asset = (symbol: string) => ({ tokenAddress: toAddress(`0x${'2'.repeat(40)}`), symbol, decimals: 18 })
const base = (): TransactionRecord =>
  recordOf({
    ...{ chainId, summary, addedTime: Date.now() },
    arrival: { kind: 'swap', paid: asset('BNB'), received: asset('BUSD'), recipient: SENDER },
  })

const toasts = () => renderHook(useToasts).result.current

/** Renders the dialog of a sent transaction; returns the functions that change its record. */
function stage(onClose = vi.fn<() => void>()) {
  const store = configureStore({ reducer: { transactions: transactionsReducer } })
  act(() => void store.dispatch(transactionSent(base())))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OutcomeDialog hash={HASH} onClose={onClose} next={<button type="button">Swap again</button>}>
          <p>Add to wallet</p>
        </OutcomeDialog>
      </MemoryRouter>
    </Provider>,
  )
  const follow = (change: Partial<TransactionRecord>) =>
    act(() => void store.dispatch(transactionFollowed({ ...base(), ...change })))
  const send = (record: TransactionRecord) => act(() => void store.dispatch(transactionSent(record)))
  return { follow, send, onClose }
}

const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent
const link = () => screen.getByRole('link').getAttribute('href')

test('a pending transaction has a spinner and no sign of success', async () => {
  const { onClose } = stage()
  expect(title()).toBe('Transaction submitted')
  expect(screen.getByText('Swap 1 BNB')).toBeInTheDocument()
  expect(document.querySelector('[data-outcome]')).toBeNull()
  expect(link()).toBe(explorerLink('tx', HASH))
  expect(screen.queryByRole('button', { name: 'Swap again' })).not.toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a confirmed swap shows the amounts of its receipt and the next step, and no toast repeats it', () => {
  const { follow } = stage()
  const receipt = receiptOf({ moved: { paidRaw: ONE, receivedRaw: String(15959n * 10n ** 16n) } })
  follow({ receipt })
  expect(title()).toBe('Transaction confirmed')
  expect(screen.getByText('Swapped 1 BNB for 159.59 BUSD')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Swap again' })).toBeInTheDocument()
  act(() => reportOutcome({ ...base(), receipt }))
  expect(toasts()).toEqual([])
})

test.each<[string, Partial<TransactionRecord>, RegExp]>([
  ['Transaction failed', { receipt: receiptOf({ status: 0 }) }, /You still paid the network fee/],
  ['Transaction cancelled', { ending: { kind: 'cancelled', by: OTHER } }, /Another transaction replaced it/],
  ['Transaction dropped', { ending: { kind: 'dropped' } }, /You can send it again/],
  ['Transaction pending again', { isReorganised: true }, /removed from the chain/],
])('%s has its own note, without the next step', (name, change, note) => {
  const { follow } = stage()
  follow(change)
  expect(title()).toBe(name)
  expect(screen.getByText(note)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Swap again' })).not.toBeInTheDocument()
  expect(link()).toBe(explorerLink('tx', change.ending?.by ?? HASH))
})

test('a transaction that was sped up is followed by its replacement', () => {
  const { follow, send } = stage()
  send({ ...base(), hash: OTHER, replaces: { hash: HASH, kind: 'speedUp', nonce: 1 } })
  follow({ ending: { kind: 'replaced', by: OTHER } })
  expect(title()).toBe('Transaction submitted')
  expect(screen.getByText(/It was sent again with another fee/)).toBeInTheDocument()
  const receipt = receiptOf({ transactionHash: OTHER, moved: { paidRaw: ONE, receivedRaw: ONE } })
  follow({ hash: OTHER, receipt })
  expect(title()).toBe('Transaction confirmed')
  expect(link()).toBe(explorerLink('tx', OTHER))
})
