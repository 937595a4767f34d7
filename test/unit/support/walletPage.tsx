import { act, configure, renderHook, waitFor, type RenderHookResult } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ConnectorId } from '../../../src/chain/wallet/connectorChoice'
import { injectWallet, type FakeWallet } from './fakeWallet'
import { useWallet, type Wallet, type WalletStatus } from '../../../src/chain/wallet/useWallet'
import { WalletProvider } from '../../../src/chain/wallet/WalletProvider'

export type Page = RenderHookResult<Wallet, unknown>

/** Prepares the browser for a test: empty storage, one wallet on the page, React's strict mode as in main.tsx. */
export function readyBrowser(wallet: FakeWallet): void {
  configure({ reactStrictMode: true })
  localStorage.clear()
  // Outside production builds the packages log each of their events.
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  injectWallet(wallet)
}

/** Undoes the changes of readyBrowser and of the test. */
export function restoreBrowser(): void {
  injectWallet(undefined)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

/** Renders a page below the wallet's provider. */
export const openPage = (): Page => renderHook(useWallet, { wrapper: WalletProvider })
/** Returns the current wallet status of the page. */
export const statusOf = (page: Page): WalletStatus => page.result.current.status

/** Waits until the wallet has a status. */
export async function until(page: Page, wanted: WalletStatus): Promise<void> {
  await waitFor(() => expect(statusOf(page)).toBe(wanted))
}

/** Requests a connection and waits until it has ended. */
export async function connect(page: Page, id: ConnectorId = 'injected'): Promise<void> {
  await act(() => page.result.current.connect(id))
}

/** Returns a page with a connected wallet. */
export async function connectedPage(): Promise<Page> {
  const page = openPage()
  await connect(page)
  await until(page, 'connected')
  return page
}
