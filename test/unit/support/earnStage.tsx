import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { blockReducer } from '../../../src/chain/block/block.slice.ts'
import type { Call } from '../../../src/chain/contracts/call.ts'
import { multicallReducer, resultsLoaded } from '../../../src/chain/multicall/multicall.slice.ts'
import { WalletContext, type Wallet } from '../../../src/chain/wallet/useWallet.ts'
import { deployment } from '../../../src/core/deployment.ts'
import { farmsReducer } from '../../../src/features/farms/farms.slice.ts'
import { poolsReducer } from '../../../src/features/pools/pools.slice.ts'
import { SENDER } from './transactionRecord.ts'

const nothing = () => Promise.resolve()
const walletIn = (status: Wallet['status']): Wallet => ({
  ...{ status, account: status === 'disconnected' ? null : SENDER, chainId: deployment.chainId, library: null },
  ...{
    connectorId: null,
    error: null,
    connect: nothing,
    switchChain: nothing,
    disconnect: () => {},
    dismiss: () => {},
  },
})
export type Reads = readonly (readonly [call: Call<unknown> | null, answer: bigint | string | null])[]
const word = (answer: bigint | string | null) =>
  typeof answer !== 'bigint' ? answer : `0x${answer.toString(16).padStart(64, '0')}`

/** Code of a dialog is fetched when it opens, which on a busy machine takes its time. */
const PATIENCE = { timeout: 10_000 }

/**
 * Shows a part of the app on a chain whose node is silent and of which this much was read, to a connected account or in
 * another state of the wallet. Answers what takes in what is read later, with its block; an answer of more than one word is
 * given in hexadecimal, and null is a call that failed.
 */
export function showInApp(
  node: ReactNode,
  reads: Reads,
  status: Wallet['status'] = 'connected',
): (reads: Reads, blockNumber: number) => void {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no node')))
  const reducer = combineReducers({
    ...{ block: blockReducer, multicall: multicallReducer, transactions: () => ({}) },
    ...{ farms: farmsReducer, pools: poolsReducer },
  })
  const store = configureStore({ reducer, middleware: (usual) => usual({ immutableCheck: false }) })
  const { chainId } = deployment
  const take = (answers: Reads, blockNumber: number) => {
    const data = Object.fromEntries(answers.map(([call, answer]) => [call?.key, word(answer)]))
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
  }
  render(
    <MemoryRouter>
      <Provider store={store}>
        <WalletContext value={walletIn(status)}>{node}</WalletContext>
      </Provider>
    </MemoryRouter>,
  )
  take(reads, 7)
  return take
}

/** Waits for a dialog with this title. */
export const dialogOf = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name }, PATIENCE)
