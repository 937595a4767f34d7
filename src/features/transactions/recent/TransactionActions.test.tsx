import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { failing, scriptedNode, SOLVENT } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { HASH, recordOf, SENDER } from '../../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { RpcError } from '../../../chain/rpc/nodes'
import { WalletContext, type Wallet } from '../../../chain/wallet/useWallet'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { ToastRegion } from '../../../ui/toast/ToastRegion'
import { dismissToast, useToasts } from '../../../ui/toast/toastStore'
import { transactionsReducer, transactionSent, type TransactionRecord } from '../transactions.slice'
import { RecentTransactions } from './RecentTransactions'

const { chainId } = deployment
const NEXT = `0x${'ef'.repeat(32)}`
const request = {
  to: toAddress(`0x${'2'.repeat(40)}`),
  data: '0x12',
  valueRaw: '16',
  gasLimit: '50000',
  maxFeeRaw: '80',
}
const approval = { tokenAddress: toAddress(`0x${'3'.repeat(40)}`), spender: toAddress(`0x${'4'.repeat(40)}`) }
const signed = { chainId, to: request.to, data: request.data, valueRaw: '16', gasLimit: '50000' }
const waiting = recordOf({ chainId, nonce: 7, request, signed, isProven: true, approval, addedTime: Date.now() })

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of renderHook(useToasts).result.current) act(() => dismissToast(id))
})

interface Stage {
  respond?: () => unknown
  record?: TransactionRecord
  provider?: object
  overrides?: Partial<Wallet>
}

function openList({ respond = () => NEXT, record = waiting, provider = {}, overrides = {} }: Stage = {}) {
  const node = scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: () => '0x7' })
  serve(node)
  const walletRequest = vi.fn<(method: string, params: readonly unknown[]) => Promise<unknown>>(async () => respond())
  const store = configureStore({
    reducer: combineReducers({ multicall: multicallReducer, transactions: transactionsReducer }),
  })
  store.dispatch(transactionSent(record))
  const library = { provider: { request: () => Promise.resolve(), ...provider }, request: walletRequest }
  const wallet = walletOf({ library, ...overrides })
  render(
    <WalletContext value={wallet}>
      <Provider store={store}>
        <RecentTransactions onClose={() => {}} />
        <ToastRegion />
      </Provider>
    </WalletContext>,
  )
  const user = userEvent.setup()
  const press = async (name: string) => {
    // The fee is read before anything can be signed.
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
    await user.click(screen.getByRole('button', { name }))
  }
  const records = () => store.getState().transactions[chainId] ?? {}
  return { node, walletRequest, press, records }
}

test('speeding up shows the nonce, and is recorded beside the first transaction', async () => {
  const { walletRequest, press, records } = openList()
  await press('Speed up')
  expect(screen.getByText(/the nonce is 7\./)).toBeInTheDocument()
  await press('Sign again')
  await waitFor(() => expect(records()[NEXT]).toBeDefined())
  expect(walletRequest.mock.calls[0]?.[1]).toMatchObject([{ from: SENDER, to: request.to, data: '0x12', nonce: '0x7' }])
  const replaces = { hash: HASH, nonce: 7, kind: 'speedUp' }
  expect(records()[NEXT]).toMatchObject({ from: SENDER, summary: waiting.summary, approval, replaces, signed })
  expect(screen.getByText('Speeding up')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Speed up' })).not.toBeInTheDocument()
})

test('a cancellation is recorded as one, and approves nothing', async () => {
  const { walletRequest, press, records } = openList()
  await press('Cancel transaction')
  await press('Sign the cancellation')
  await waitFor(() => expect(records()[NEXT]).toBeDefined())
  expect(walletRequest.mock.calls[0]?.[1]).toMatchObject([
    { from: SENDER, to: SENDER, data: '0x', value: '0x0', nonce: '0x7' },
  ])
  expect(records()[NEXT]).toMatchObject({ replaces: { hash: HASH, nonce: 7, kind: 'cancel' } })
  expect(records()[NEXT]?.approval).toBeUndefined()
  expect(screen.getByText('Cancel the transaction with nonce 7')).toBeInTheDocument()
})

test('closing the form leaves the transaction pending, and opens no wallet', async () => {
  const { walletRequest, press } = openList()
  await press('Speed up')
  await press('Keep waiting')
  expect(screen.getByRole('button', { name: 'Cancel transaction' })).toBeInTheDocument()
  expect(walletRequest).not.toHaveBeenCalled()
})

test('a write that would fail now shows the contract’s reason, and the wallet is not opened', async () => {
  const { node, walletRequest, press, records } = openList()
  node.script['eth_call'] = failing(new RpcError('execution reverted: EXPIRED', 3))
  await press('Speed up')
  await press('Sign again')
  expect(await screen.findByText('The transaction cannot succeed due to error: EXPIRED.')).toBeInTheDocument()
  expect([walletRequest.mock.calls, Object.keys(records())]).toEqual([[], [HASH]])
})

test('a rejection returns to the list, and a wallet’s message is shown without hidden characters', async () => {
  const refusal = { error: Object.assign(new Error('no'), { code: 4001 }) }
  const { press } = openList({ respond: () => failing(refusal.error)() })
  await press('Speed up')
  await press('Sign again')
  expect(await screen.findByRole('button', { name: 'Speed up' })).toBeInTheDocument()
  expect(screen.queryByText(/Not sent again/)).not.toBeInTheDocument()
  refusal.error = Object.assign(new Error('nonce too\u202E low'), { code: -32000 })
  await press('Speed up')
  await press('Sign again')
  expect(await screen.findByText('Not sent again: nonce too low')).toBeInTheDocument()
})

test('a wallet that chooses the nonce itself is not opened', () => {
  openList({ provider: { isMetaMask: true } })
  expect(screen.getByText('Use your wallet to speed it up or cancel it.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Speed up' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument()
})

test.each([
  ['no wallet is connected', { status: 'disconnected', account: null, library: null }],
  ['the wallet is on another chain', { status: 'wrongChain', library: null }],
] as const)('while %s it can only be dismissed', (_when, overrides) => {
  openList({ overrides })
  expect(screen.queryByRole('button', { name: 'Speed up' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument()
})

test('a dropped one can be sent again or dismissed, and dismissing leaves the focus in the dialog', async () => {
  const { press, records } = openList({ record: { ...waiting, ending: { kind: 'dropped' } } })
  expect(screen.getByRole('button', { name: 'Send again' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel transaction' })).not.toBeInTheDocument()
  await press('Dismiss')
  expect(records()[HASH]).toMatchObject({ isCleared: true })
  expect(screen.getByText('No recent transactions')).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('the fee is shown in the native coin, and can be changed only within its bounds', async () => {
  const { walletRequest, press } = openList()
  await press('Speed up')
  const field = await screen.findByRole('textbox', { name: 'Gas price in Gwei' })
  await waitFor(() => expect(field).toHaveValue('0.000000091'))
  expect(screen.getByText('Between 0.000000091 and 0.00000024 Gwei')).toBeInTheDocument()
  const { symbol } = deployment.nativeCurrency
  expect(screen.getByText('Maximum network fee').closest('div')).toHaveTextContent(`<0.000001 ${symbol}`)
  for (const outside of ['0.00000009', '0.000000241', '50']) {
    fireEvent.change(field, { target: { value: outside } })
    expect(screen.getByRole('button', { name: 'Sign again' })).toBeDisabled()
    expect(field).toHaveAccessibleDescription('Between 0.000000091 and 0.00000024 Gwei')
  }
  fireEvent.change(field, { target: { value: '0.0000002' } })
  await press('Sign again')
  await waitFor(() => expect(walletRequest).toHaveBeenCalled())
  expect(walletRequest.mock.calls[0]?.[1]).toMatchObject([{ gasPrice: '0xc8' }])
})

test.each([
  ['only one node returned what was sent', { isProven: undefined }],
  ['the network has other data than was signed', { signed: { ...signed, data: '0x99' } }],
  ['the network has another value than was signed', { signed: { ...signed, valueRaw: '1' } }],
  ['the network has another recipient than was signed', { signed: { ...signed, to: SENDER } }],
  ['a record of an earlier version proves nothing', { signed: undefined, isProven: undefined }],
])('nothing is signed again when %s', (_what, overrides) => {
  const { walletRequest } = openList({ record: { ...waiting, ...overrides } as TransactionRecord })
  expect(screen.getByText('Use your wallet to speed it up or cancel it.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Speed up' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel transaction' })).not.toBeInTheDocument()
  expect(walletRequest).not.toHaveBeenCalled()
})

test('a record of an earlier version whose content is proven by its hash can be sped up', async () => {
  const { walletRequest, press } = openList({
    record: { ...waiting, signed: undefined } as unknown as TransactionRecord,
  })
  await press('Speed up')
  await press('Sign again')
  await waitFor(() => expect(walletRequest).toHaveBeenCalled())
})

test('shows how many nodes do not have a pending transaction', () => {
  openList({ record: { ...waiting, missing: { atBlock: 1, sinceMs: 1, nodeCount: 2 } } })
  expect(screen.getByText('Not seen by 2 nodes')).toBeInTheDocument()
})
