import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { blockReducer } from '../../../src/chain/block/block.slice.ts'
import type { Call } from '../../../src/chain/contracts/call.ts'
import { multicallReducer, resultsLoaded } from '../../../src/chain/multicall/multicall.slice.ts'
import type { Wallet } from '../../../src/chain/wallet/useWallet.ts'
import { toAddress } from '../../../src/core/address.ts'
import { deployment } from '../../../src/deployment/deployment.ts'
import { farmsReducer } from '../../../src/features/farms/farms.slice.ts'
import { pairsReducer } from '../../../src/features/liquidity/pairs.slice.ts'
import { listsReducer } from '../../../src/features/lists/lists.slice.ts'
import { poolsReducer } from '../../../src/features/pools/pools.slice.ts'
import { userReducer } from '../../../src/features/user/index.ts'
import { dismissToast, useToasts } from '../../../src/ui/toast/toastStore.ts'
import { changeableWallet } from './changeableWallet.ts'
import { SENDER } from './transactionRecord.ts'
import { walletOf } from './walletOf.ts'

const walletIn = (status: Wallet['status']): Wallet =>
  walletOf({ status, account: status === 'disconnected' ? null : SENDER, connectorId: null })
export type Reads = readonly (readonly [call: Call<unknown> | null, answer: bigint | string | null])[]
const word = (answer: bigint | string | null) =>
  typeof answer !== 'bigint' ? answer : `0x${answer.toString(16).padStart(64, '0')}`

let changeShown: (next: Partial<Wallet>) => void = () => {}
/** Changes the wallet of the rendered app. */
export const changeWallet = (next: Partial<Wallet>): void => changeShown(next)

/** The code of a dialog is fetched when it opens, which takes longer on a busy machine. */
const WAIT_OPTIONS = { timeout: 30_000 }

/**
 * Renders a part of the app for a connected account or another wallet status, on a chain with these reads and an
 * unreachable node. Returns a function that stores later reads with their block. A result of more than one word is
 * given in hexadecimal; null is a failed call.
 */
export function showInApp(
  node: ReactNode,
  reads: Reads,
  status: Wallet['status'] = 'connected',
): (reads: Reads, blockNumber: number) => void {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no node')))
  const reducer = combineReducers({
    ...{ block: blockReducer, multicall: multicallReducer, transactions: () => ({}) },
    ...{ farms: farmsReducer, pools: poolsReducer, lists: listsReducer, pairs: pairsReducer, user: userReducer },
  })
  const store = configureStore({ reducer, middleware: (usual) => usual({ immutableCheck: false }) })
  const { chainId } = deployment
  const take = (answers: Reads, blockNumber: number) => {
    const data = Object.fromEntries(answers.map(([call, answer]) => [call?.key, word(answer)]))
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
  }
  const wallet = changeableWallet(walletIn(status))
  changeShown = wallet.change
  render(
    <MemoryRouter>
      <Provider store={store}>
        <wallet.Provider>{node}</wallet.Provider>
      </Provider>
    </MemoryRouter>,
  )
  take(reads, 7)
  return take
}

/** Waits for a dialog with this title. */
export const dialogOf = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name }, WAIT_OPTIONS)

/** Returns the titles of the toasts, and dismisses them. */
export function takeToasts(): string[] {
  const { result, unmount } = renderHook(useToasts)
  const shown = result.current
  for (const { id } of shown) act(() => dismissToast(id))
  unmount()
  return shown.map(({ title }) => title)
}

/** The message when the wallet changes during a review. */
export const REVIEW_CLOSED = 'The review was closed because the account or network in your wallet changed.'
/** Changes of a wallet that close a review. */
export const WALLET_CHANGES: [what: string, next: Partial<Wallet>][] = [
  ['another account is chosen', { account: toAddress(`0x${'9'.repeat(40)}`) }],
  ['the wallet goes to another chain', { status: 'wrongChain', chainId: 1 }],
  ['the wallet disconnects', { status: 'disconnected', account: null }],
]
