import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { blockReducer } from '../../../src/chain/block/block.slice'
import { multicallReducer } from '../../../src/chain/multicall/multicall.slice'
import { followView } from '../../../src/chain/wallet/view/viewedAccount'
import { WalletProvider } from '../../../src/chain/wallet/WalletProvider'
import { ToastRegion } from '../../../src/ui/toast/ToastRegion'
import { listsReducer } from '../../../src/features/lists/lists.slice'
import { transactionsReducer } from '../../../src/features/transactions'
import { ConnectButton, ViewModeBoundary, WalletHost, SigningNotices } from '../../../src/features/wallet'

/** The router's current location, for tests to read. */
function Place() {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="Place">{pathname + search + hash}</output>
}

/** Renders a page at a path with the wallet components of the shell. Returns the user and the store. */
export function openShell(
  path = '/',
  page: ReactNode = null,
): { user: UserEvent; store: ReturnType<typeof makeStore> } {
  // The live region repeats texts of the page: queries would find them twice.
  configure({ defaultIgnore: 'script, style, [role=log] *' })
  history.replaceState(null, '', path)
  followView(location.search)
  const store = makeStore()
  render(
    <WalletProvider>
      <Provider store={store}>
        <BrowserRouter>
          <ViewModeBoundary>
            <ConnectButton />
            <main tabIndex={-1}>
              <SigningNotices />
              {page}
              <Link to="/swap?outputCurrency=BNB#top">Swap</Link>
              <Link to="/old">Old</Link>
              <Routes>
                <Route path="/old" element={<Navigate to="/new?x=1" replace />} />
                <Route path="*" element={<Place />} />
              </Routes>
            </main>
            <WalletHost />
          </ViewModeBoundary>
        </BrowserRouter>
        <ToastRegion />
      </Provider>
    </WalletProvider>,
  )
  return { user: userEvent.setup(), store }
}

const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      ...{ block: blockReducer, multicall: multicallReducer },
      ...{ lists: listsReducer, transactions: transactionsReducer },
    }),
  })

/** Finds a button by name. */
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })

/** Finds an open dialog by name. */
export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name })

/** Waits until no dialog is open. */
export async function noDialog(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** Connects the browser wallet through the UI. */
export async function connectedShell(path?: string): Promise<ReturnType<typeof openShell>> {
  const page = openShell(path)
  await page.user.click(await button('Connect wallet'))
  await dialog('Connect wallet')
  await page.user.click(await button('Browser wallet'))
  await noDialog()
  return page
}
