import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { listsReducer, storedLists } from '../../../../test/unit/support/listsState'
import { cake, usd } from '../../../../test/unit/support/swapMarket'
import { type Wallet, WalletContext } from '../../../chain/wallet/useWallet'
import { type Address, toAddress } from '../../../core/address'
import { multicallAddress, routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { transactionsReducer } from '../../transactions'
import { storedUser, userReducer } from '../../user'
import { recipientConfirmed, recipientTyped, swapReducer } from '../swap.slice'
import { readAddress } from './recipient.chain'
import type { Recipient } from './recipient.rules'
import { RecipientPanel } from './RecipientPanel'

const OWN = toAddress(`0x${'1'.repeat(40)}`)
const EARLIER = toAddress(`0x${'2'.repeat(40)}`)
const SENT_TO = toAddress(`0x${'3'.repeat(40)}`)
const { chainId } = deployment

const LISTED = toAddress(`0x${'e'.repeat(40)}`)
const ADDED = toAddress(`0x${'f'.repeat(40)}`)
const listedToken = { chainId, name: 'Rye Token', decimals: 18 }
/** Stored lists: one imported and active list, and one custom token. */
const LISTS = storedLists.read({
  byUrl: {
    'https://lists.test/one.json': {
      current: {
        ...{ name: 'One', timestamp: '2026-01-01T00:00:00Z', version: { major: 1, minor: 0, patch: 0 } },
        tokens: [{ ...listedToken, address: LISTED, symbol: 'RYE' }],
      },
    },
  },
  activeUrls: ['https://lists.test/one.json'],
  customTokens: { [chainId]: { [ADDED]: { ...listedToken, address: ADDED, symbol: 'FIG' } } },
})

const nothing = () => undefined
const wallet: Wallet = {
  ...{ status: 'connected', account: OWN, chainId, library: null, connectorId: null, error: null },
  ...{ connect: async () => undefined, disconnect: nothing, switchChain: async () => undefined, dismiss: nothing },
}
const record = { chainId, hash: '0x1', from: EARLIER, summary: { sentence: 'Swap', values: {} }, addedTime: 1 }

function draw(text: string | null, recipient: Recipient) {
  const store = configureStore({
    reducer: combineReducers({
      ...{ swap: swapReducer, user: userReducer, transactions: transactionsReducer, lists: listsReducer },
    }),
    preloadedState: {
      lists: LISTS,
      user: storedUser.read({ recentRecipients: [SENT_TO] }),
      transactions: { [chainId]: { '0x1': record } },
    },
  })
  store.dispatch(recipientTyped(text))
  render(
    <WalletContext value={wallet}>
      <Provider store={store}>
        <RecipientPanel recipient={recipient} input={cake} output={usd} />
      </Provider>
    </WalletContext>,
  )
  return store
}

const valid = (address: Address): Recipient => ({ status: 'valid', address })
/** Returns a different address with the same first and last digits. */
const twinOf = (address: Address): Address => toAddress(`${address.slice(0, 6)}${'9'.repeat(32)}${address.slice(-4)}`)

test('one button opens and closes the field, which receives focus when it opens', () => {
  const store = draw(null, { status: 'own' })
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '+ Add a send (optional)' }))
  expect(store.getState().swap.recipient).toBe('')
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: '- Remove send' }))
  expect(store.getState().swap.recipient).toBeNull()
})

test('removes white space and writes an address with its checksum', () => {
  const store = draw('', { status: 'missing' })
  const value = ` ${routerAddress.toLowerCase().slice(0, 9)}\n${routerAddress.toLowerCase().slice(9)}\t`
  fireEvent.change(screen.getByRole('textbox'), { target: { value } })
  expect(store.getState().swap.recipient).toBe(routerAddress)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' bakery . eth ' } })
  expect(store.getState().swap.recipient).toBe('bakery.eth')
})

test.each([
  ['forbidden', 'You cannot send to the exchange itself.'],
  ['unknownName', 'No account has this name.'],
  ['unreachable', 'The network is not responding.'],
  ['contradicted', 'The nodes disagree about this name. Enter the address instead.'],
  ['text', /^Enter an address \(0x and 40 digits/],
] as const)('a recipient that is %s is marked invalid, with the reason', (fault, words) => {
  draw('0x12', { status: 'invalid', fault })
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toBeInvalid()
})

test('the field itself reports a wrong letter, once', () => {
  const mistyped = routerAddress.replace(/[a-f]/, (letter) => letter.toUpperCase())
  expect(readAddress(mistyped)).toBeNull()
  draw(mistyped, { status: 'invalid', fault: 'mistyped' })
  expect(screen.getByText(/^This address has a typo/)).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toBeInvalid()
})

test.each([
  ['the connected account', OWN, /like your own account/],
  ['an account that sent from here', EARLIER, /like your own account/],
  ['an account that was sent to', SENT_TO, /like an account you sent to before/],
  ['a token that is swapped', cake.traded.address, /like the token CAKE/],
  ['a token of an imported list', LISTED, /like the token RYE/],
  ['an added token', ADDED, /like the token FIG/],
  ['a contract', multicallAddress, /like a contract of the exchange/],
])('warns of an address that resembles %s, but not of the real one', (_what, address, words) => {
  draw('x', valid(twinOf(address)))
  expect(screen.getByText('This address looks like one you know, but it is not')).toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
})

test.each([OWN, EARLIER, SENT_TO, toAddress(`0x${'7'.repeat(40)}`)])('shows no warning for %s', (address) => {
  draw(address, valid(address))
  expect(screen.queryByText('This address looks like one you know, but it is not')).toBeNull()
  expect(screen.queryByText('This is a contract, not an account')).toBeNull()
  expect(screen.getByRole('textbox')).toBeValid()
})

test.each([cake.traded.address, wrappedNativeAddress, multicallAddress, LISTED, ADDED])(
  'warns that %s is a contract',
  (address) => {
    draw(address, valid(address))
    expect(screen.getByText('This is a contract, not an account')).toBeInTheDocument()
  },
)

test('a name that only one node resolved shows its whole address and needs a confirmation', () => {
  const store = draw('bakery.eth', { status: 'unconfirmed', address: SENT_TO })
  expect(screen.getByText('Only one node confirms this name')).toBeInTheDocument()
  expect(screen.getByText(SENT_TO.slice(6, -4))).toBeInTheDocument()
  const toggle = screen.getByRole('switch', { name: 'This is the right address' })
  expect(toggle).not.toBeChecked()
  fireEvent.click(toggle)
  expect(store.getState().swap.confirmedAddress).toBe(SENT_TO)
  act(() => void store.dispatch(recipientTyped('bakery2.eth')))
  expect(store.getState().swap.confirmedAddress).toBeUndefined()
})

test('a confirmed address from one node stays marked, and the confirmation can be undone', () => {
  const store = draw('bakery.eth', { status: 'valid', address: SENT_TO, isSingleSource: true })
  store.dispatch(recipientConfirmed(SENT_TO))
  const toggle = screen.getByRole('switch', { name: 'This is the right address' })
  expect(toggle).toBeChecked()
  fireEvent.click(toggle)
  expect(store.getState().swap.confirmedAddress).toBeUndefined()
})
