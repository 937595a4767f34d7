import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { explorerLink } from '../../../deployment/explorer'
import { PromptHost } from '../../../ui/dialog/PromptHost'
import { harvestMovements, harvestSummary } from '../../earn'
import { transactionFollowed, transactionSent, transactionsReducer } from '../transactions.slice'
import { showOutcome } from './showOutcome'

const CAKE = { address: toAddress(`0x${'2'.repeat(40)}`), symbol: 'CAKE', decimals: 18 }
const record = () =>
  recordOf({
    ...{ chainId: deployment.chainId, addedTime: Date.now() },
    ...{ summary: harvestSummary('CAKE'), arrival: harvestMovements(CAKE) },
  })

/** Renders the host of the app's dialogs and follows a sent harvest; returns the function that changes its record. */
function stage() {
  const store = configureStore({ reducer: { transactions: transactionsReducer } })
  act(() => void store.dispatch(transactionSent(record())))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PromptHost />
      </MemoryRouter>
    </Provider>,
  )
  act(() => showOutcome(HASH, { to: '/pools', text: 'Stake CAKE' }))
  return (receipt: ReturnType<typeof receiptOf>) =>
    act(() => void store.dispatch(transactionFollowed({ ...record(), receipt })))
}

const dialog = (name: string) => screen.getByRole('dialog', { name })

test('a sent harvest is followed from a spinner to the amount of its receipt, the text of yield 8 and the next step', async () => {
  const include = stage()
  expect(dialog('Transaction submitted')).toHaveTextContent('Harvest CAKE')
  expect(screen.queryByRole('link', { name: 'Stake CAKE' })).not.toBeInTheDocument()
  include(receiptOf({ amounts: [String(32n * 10n ** 17n)] }))
  expect(dialog('Harvested!')).toHaveTextContent('Harvested 3.2 CAKE')
  expect(dialog('Harvested!')).toHaveTextContent('Your CAKE earnings have been sent to your wallet!')
  expect(screen.getByRole('link', { name: /^View on/ })).toHaveAttribute('href', explorerLink('tx', HASH))
  await userEvent.click(screen.getByRole('link', { name: 'Stake CAKE' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failed harvest says what it means for the tokens, then the text of yield 8, and closes', async () => {
  const include = stage()
  include(receiptOf({ status: 0 }))
  const failed = dialog('Transaction failed')
  expect(failed).toHaveTextContent('Your tokens have not moved. You still paid the network fee.')
  expect(failed).toHaveTextContent('Please try again. Confirm the transaction and make sure you are paying enough gas!')
  expect(screen.queryByRole('link', { name: 'Stake CAKE' })).not.toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
