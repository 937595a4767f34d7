import { act, configure, renderHook, waitFor, type RenderHookResult } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ConnectorId } from './connectorChoice'
import { injectPretendWallet, type PretendWallet } from './pretendWallet'
import { useWallet, type Wallet, type WalletStatus } from './useWallet'
import { WalletProvider } from './WalletProvider'

export type Page = RenderHookResult<Wallet, unknown>

/** Readies the browser for a test: nothing stored, one wallet on the page, React's strict mode as in main.tsx. */
export function readyBrowser(wallet: PretendWallet): void {
  configure({ reactStrictMode: true })
  localStorage.clear()
  // The packages tell each of their events, and what they drop, outside production builds.
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  injectPretendWallet(wallet)
}

/** Takes everything back that readyBrowser and a test did to the browser. */
export function restoreBrowser(): void {
  injectPretendWallet(undefined)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

/** Answers a page below the wallet's provider. */
export const openPage = (): Page => renderHook(useWallet, { wrapper: WalletProvider })
/** Answers the state of the wallet as the page has it now. */
export const statusOf = (page: Page): WalletStatus => page.result.current.status

/** Waits until the wallet is in a state. */
export async function until(page: Page, wanted: WalletStatus): Promise<void> {
  await waitFor(() => expect(statusOf(page)).toBe(wanted))
}

/** Asks to connect and waits until the wallet has answered. */
export async function connect(page: Page, id: ConnectorId = 'injected'): Promise<void> {
  await act(() => page.result.current.connect(id))
}

/** Answers a page on which a wallet is connected. */
export async function connectedPage(): Promise<Page> {
  const page = openPage()
  await connect(page)
  await until(page, 'connected')
  return page
}
