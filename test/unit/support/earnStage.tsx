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
import { SENDER } from './transactionRecord.ts'

const nothing = () => Promise.resolve()
const wallet: Wallet = {
  ...{ status: 'connected', account: SENDER, chainId: deployment.chainId, library: null, connectorId: null },
  ...{ error: null, connect: nothing, switchChain: nothing, disconnect: () => {}, dismiss: () => {} },
}
/** Code of a dialog is fetched when it opens, which on a busy machine takes its time. */
const PATIENCE = { timeout: 10_000 }

/** Shows a part of the app to a connected account, on a chain whose node is silent and of which this much was read. */
export function showInApp(node: ReactNode, reads: readonly [call: Call<bigint>, value: bigint][]): void {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no node')))
  const reducer = combineReducers({ block: blockReducer, multicall: multicallReducer, transactions: () => ({}) })
  const store = configureStore({ reducer, middleware: (usual) => usual({ immutableCheck: false }) })
  const { chainId } = deployment
  const data = Object.fromEntries(reads.map(([{ key }, value]) => [key, `0x${value.toString(16).padStart(64, '0')}`]))
  render(
    <MemoryRouter>
      <Provider store={store}>
        <WalletContext value={wallet}>{node}</WalletContext>
      </Provider>
    </MemoryRouter>,
  )
  act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber: 7, data })))
}

/** Waits for a dialog with this title. */
export const dialogOf = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name }, PATIENCE)
