import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedNode, SOLVENT } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { blockReducer } from '../../../chain/block/block.slice'
import { wrappedNative as wrapper } from '../../../chain/contracts/wrappedNative/writes'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { RpcError } from '../../../chain/rpc/nodes'
import { getLibrary } from '../../../chain/wallet/eip1193'
import { WalletContext, type Wallet } from '../../../chain/wallet/useWallet'
import { toAddress } from '../../../core/address'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { wrappedNative } from '../../../market/token'
import { useToasts } from '../../../ui/toast/toastStore'
import { transactionsReducer } from '../../transactions'
import { HarvestAll } from './HarvestAll'
import type { HarvestItem } from './useHarvestRun'

const ONE = 10n ** 18n
const usd = { address: toAddress(`0x${'b'.repeat(40)}`), decimals: 18, symbol: 'USD' }
const cake = { address: toAddress(`0x${'c'.repeat(40)}`), decimals: 18, symbol: 'CAKE' }
const cakePrice = { token: cake, usd, usdRaw: 2n, tokenRaw: 1n }
const nativePrice = { token: wrappedNative, usd, usdRaw: 300n, tokenRaw: 1n }
/** 100,000 gas at 5 gwei cost 0.15 dollars. */
const FEE = { eth_gasPrice: () => '0x12a05f200', eth_estimateGas: () => '0x186a0' }

/** Creates a reward. The number in its call identifies its write. */
const item = (number: number, more: Partial<HarvestItem> = {}): HarvestItem => ({
  ...{
    key: String(number),
    name: `Farm ${number}`,
    tokenAddress: cake.address,
    symbol: 'CAKE',
    decimals: 18,
    earnedRaw: ONE,
    price: cakePrice,
  },
  ...{ gasLimit: 200_000n, pendingCall: null },
  makeIntent: async () => ({
    contract: { address: wrappedNativeAddress, interface: wrapper },
    ...{ method: 'withdraw', args: [BigInt(number)], valueRaw: 0n },
  }),
  ...more,
})
const numberIn = (call: unknown) => Number(BigInt(`0x${(call as { data: string }).data.slice(10, 74)}`))

/** A signature request of the wallet, identified by the number of its reward. The test accepts or rejects it. */
interface SignatureRequest {
  number: number
  accept(): void
  reject(): void
}
let requests: SignatureRequest[]
beforeEach(() => {
  requests = []
})
afterEach(() => void vi.unstubAllGlobals())

function Toasts() {
  return useToasts().map(({ id, title, body }) => <p key={id}>{`${title}: ${body ?? ''}`}</p>)
}

interface Chain {
  reverting?: readonly number[]
  fees?: Record<string, () => string>
  /** Delays the result of every call until it resolves. */
  blockedBy?: Promise<void>
}

/** Renders the harvest of these rewards on a chain where those with the numbers in `reverting` revert. */
function show(
  items: readonly HarvestItem[],
  { reverting = [], fees = FEE, blockedBy = Promise.resolve() }: Chain = {},
) {
  const fail = async ([call]: readonly unknown[]) => {
    await blockedBy
    if (reverting.includes(numberIn(call))) throw new RpcError('execution reverted', 3)
    return '0x'
  }
  serve(scriptedNode({ ...SOLVENT, ...fees, eth_call: fail }))
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_chainId') return `0x${deployment.chainId.toString(16)}`
    if (method !== 'eth_sendTransaction') return null
    const number = numberIn(params[0])
    return new Promise((resolve, reject) => {
      requests.push({
        number,
        accept: () => resolve(`0x${String(number).padStart(64, '0')}`),
        reject: () => reject(Object.assign(new Error('User rejected the request'), { code: 4001 })),
      })
    })
  }
  const wallet = walletOf({ library: getLibrary({ request }) })
  const reducer = combineReducers({
    ...{ block: blockReducer, multicall: multicallReducer, transactions: transactionsReducer },
  })
  const store = configureStore({ reducer })
  const page = (shownWallet: Wallet, isMounted = true) => (
    <MemoryRouter>
      <Provider store={store}>
        <WalletContext value={shownWallet}>
          <Toasts />
          {isMounted && <HarvestAll items={items} headline="Rewards" nativePrice={nativePrice} unreadCount={0} />}
        </WalletContext>
      </Provider>
    </MemoryRouter>
  )
  const { rerender } = render(page(wallet))
  return {
    leave: () => rerender(page(wallet, false)),
    changeAccount: () => rerender(page({ ...wallet, account: toAddress(`0x${'9'.repeat(40)}`) })),
  }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Harvest all' }))
/** Opens the dialog, waits until the fees are estimated and returns the start button. */
async function open(count: number) {
  await userEvent.click(screen.getByRole('button', { name: /^Harvest all/ }))
  return dialog().findByRole('button', { name: `Harvest ${count}` })
}
const waitForRequests = (count: number) => waitFor(() => expect(requests).toHaveLength(count))
const respond = async (at: number, how: 'accept' | 'reject') => act(async () => requests[at]?.[how]())
const rows = () => dialog().getAllByRole('listitem')

test('harvests one after the other and shows the progress', async () => {
  show([item(1), item(2), item(3)])
  await userEvent.click(await open(3))
  expect(dialog().getByText('Harvesting 1 of 3')).toBeInTheDocument()
  await waitForRequests(1)
  await respond(0, 'accept')
  expect(dialog().getByText('Harvesting 2 of 3')).toBeInTheDocument()
  await waitForRequests(2)
  await respond(1, 'accept')
  await waitForRequests(3)
  await respond(2, 'accept')
  expect(await dialog().findByText('3 of 3 sent, waiting for confirmation')).toBeInTheDocument()
  expect(requests.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('two presses start one run', async () => {
  show([item(1), item(2)])
  const start = await open(2)
  act(() => {
    start.click()
    start.click()
  })
  await waitForRequests(1)
  await respond(0, 'accept')
  await waitForRequests(2)
  await respond(1, 'accept')
  expect(await dialog().findByText('2 of 2 sent, waiting for confirmation')).toBeInTheDocument()
  expect(requests).toHaveLength(2)
})

test('goes on after a failed harvest, and shows at the end which failed and why', async () => {
  show([item(1), item(2), item(3)], { reverting: [2] })
  await userEvent.click(await open(3))
  await waitForRequests(1)
  await respond(0, 'accept')
  await waitForRequests(2)
  await respond(1, 'accept')
  expect(await dialog().findByText('2 of 3 sent, waiting for confirmation')).toBeInTheDocument()
  expect(requests.map(({ number }) => number)).toEqual([1, 3])
  const [, failed = document.body] = rows()
  expect(failed).toHaveTextContent('Farm 2')
  expect(await within(failed).findByText(/cannot succeed/)).toBeInTheDocument()
})

test('a rejection in the wallet stops the run, and the number sent is shown', async () => {
  show([item(1), item(2), item(3)])
  await userEvent.click(await open(3))
  await waitForRequests(1)
  await respond(0, 'accept')
  await waitForRequests(2)
  await respond(1, 'reject')
  expect(await dialog().findByText('1 of 3 sent, waiting for confirmation')).toBeInTheDocument()
  const text = 'You rejected one, so the rest was not sent.'
  expect(dialog().getByText(text)).toBeInTheDocument()
  expect(requests).toHaveLength(2)
})

test('a cancel stops the run after the harvest that is already requested from the wallet', async () => {
  show([item(1), item(2)])
  await userEvent.click(await open(2))
  await waitForRequests(1)
  await userEvent.click(dialog().getByRole('button', { name: 'Stop' }))
  await respond(0, 'accept')
  expect(await dialog().findByText('You stopped the harvest.')).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

test('a change of account stops the run', async () => {
  const { changeAccount } = show([item(1), item(2)])
  await userEvent.click(await open(2))
  await waitForRequests(1)
  changeAccount()
  await respond(0, 'accept')
  const text = 'The account in your wallet changed, so the harvest stopped.'
  expect(await dialog().findByText(text)).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

test('stops once the page is left, and shows how many were sent', async () => {
  const { leave } = show([item(1), item(2), item(3)])
  await userEvent.click(await open(3))
  await waitForRequests(1)
  leave()
  await respond(0, 'accept')
  expect(await screen.findByText('Harvest stopped: You left the page after 1 of 3.')).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

test.each([
  ['the page is left', 'leave'],
  ['the account changes', 'changeAccount'],
] as const)('the wallet does not open when %s during the rehearsal', async (_what, how) => {
  let release = (): void => {}
  const blockedBy = new Promise<void>((resolve) => void (release = resolve))
  const page = show([item(1), item(2)], { blockedBy })
  await userEvent.click(await open(2))
  expect(dialog().getByText('Harvesting 1 of 2')).toBeInTheDocument()
  page[how]()
  await act(async () => release())
  const text =
    how === 'leave'
      ? screen.findByText('Harvest stopped: You left the page after 0 of 2.')
      : dialog().findByText('The account in your wallet changed, so the harvest stopped.')
  expect(await text).toBeInTheDocument()
  expect(screen.queryByText(/Not sent:/)).toBeNull()
  expect(requests).toEqual([])
})

test('the wallet does not open when the run is stopped during the rehearsal', async () => {
  let release = (): void => {}
  const blockedBy = new Promise<void>((resolve) => void (release = resolve))
  show([item(1), item(2)], { blockedBy })
  await userEvent.click(await open(2))
  await userEvent.click(dialog().getByRole('button', { name: 'Stop' }))
  await act(async () => release())
  expect(await dialog().findByText('You stopped the harvest.')).toBeInTheDocument()
  expect(requests).toEqual([])
})

test('a change of account closes the plan with a notice that says why', async () => {
  const { changeAccount } = show([item(1), item(2)])
  await open(2)
  changeAccount()
  expect(screen.queryByRole('dialog')).toBeNull()
  const text = 'The review was closed because the account or network in your wallet changed.'
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument()
})

test('leaves out a reward worth less than its fee, unless it is included', async () => {
  show([item(1), item(2, { earnedRaw: ONE / 20n })])
  await open(1)
  expect(rows()[1]).toHaveTextContent('Worth $0.10, less than its network fee of $0.15')
  await userEvent.click(
    dialog().getByRole('checkbox', { name: 'Include rewards worth less than their network fee (1)' }),
  )
  expect(dialog().getByRole('button', { name: 'Harvest 2' })).toBeEnabled()
})

test('includes a reward whose value or fee is unknown, and says so', async () => {
  show([item(1, { price: null, earnedRaw: 1n })])
  await open(1)
  expect(rows()[0]).toHaveTextContent('Value unknown, network fee')
})

test('includes rewards whose fee cannot be estimated', async () => {
  show([item(1, { earnedRaw: 1n })], { fees: {} })
  await open(1)
  expect(rows()[0]).toHaveTextContent('network fee unknown')
})
