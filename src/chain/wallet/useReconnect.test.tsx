import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deployment } from '../../deployment/deployment'
import { connect, openPage, readyBrowser, restoreBrowser, statusOf, until } from '../../../test/unit/support/walletPage'
import { injectWallet, FakeWallet } from '../../../test/unit/support/fakeWallet'

const KEY = 'connectorId'
const PROMPT = 'eth_requestAccounts'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(deployment.chainId)
  readyBrowser(wallet)
  localStorage.setItem(KEY, 'injected')
  wallet.isPermitted = true
})
afterEach(restoreBrowser)

it('connects the wallet of the last visit, with the status connecting until then', async () => {
  const page = openPage()
  expect(page.result.current).toMatchObject({ status: 'connecting', connectorId: 'injected' })
  await until(page, 'connected')
  expect(wallet.requests.filter((method) => method === PROMPT)).toHaveLength(1)
  expect(localStorage.getItem(KEY)).toBe('injected')
})

it('opens no prompt of a locked wallet, and keeps the stored choice', async () => {
  wallet.isLocked = true
  const page = openPage()
  await until(page, 'disconnected')
  expect(wallet.requests).not.toContain(PROMPT)
  expect(localStorage.getItem(KEY)).toBe('injected')
  expect(page.result.current.error).toBeNull()
})

it('reconnects a wallet on another chain without a switch request', async () => {
  wallet.chainId = 1
  const page = openPage()
  await until(page, 'wrongChain')
  expect(wallet.requests.filter((method) => method.startsWith('wallet_'))).toEqual([])
})

it('gives up silently if the wallet no longer exists', async () => {
  injectWallet(undefined)
  const page = openPage()
  await until(page, 'disconnected')
  expect(page.result.current.error).toBeNull()
})

it('gives up on a wallet that does not respond, which the user can still connect', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const inner = wallet.request.bind(wallet)
  const never = new Promise<never>(() => undefined)
  wallet.request = (request) => (request.method === 'eth_accounts' ? never : inner(request))
  const page = openPage()
  expect(statusOf(page)).toBe('connecting')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(statusOf(page)).toBe('disconnected')
  vi.useRealTimers()
  await connect(page)
  await until(page, 'connected')
})

it.each(['walletconnect', '', '{}'])('starts without a wallet if %j is stored', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(statusOf(openPage())).toBe('disconnected')
  expect(wallet.requests).toEqual([])
})
