import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deployment } from '../../../deployment/deployment'
import {
  connect,
  openPage,
  readyBrowser,
  restoreBrowser,
  until,
  type Page,
} from '../../../../test/unit/support/walletPage'
import { FakeWallet } from '../../../../test/unit/support/fakeWallet'
import { currentDemoRequest } from './demoRequests'

beforeEach(() => readyBrowser(new FakeWallet(1)))
afterEach(restoreBrowser)

const requests = () => vi.waitUntil(currentDemoRequest, { timeout: 30_000 })

async function connectDemo(page: Page, accountIndex: number): Promise<void> {
  const done = connect(page, 'demo')
  const request = await requests()
  act(() => request.confirm(accountIndex))
  await done
  await until(page, 'connected')
}

it('connects like any wallet, reconnects after a reload, and prompts again after a disconnect', async () => {
  const page = openPage()
  await connectDemo(page, 2)
  const { account } = page.result.current
  expect(page.result.current).toMatchObject({ chainId: deployment.chainId, connectorId: 'demo', error: null })
  expect(localStorage.getItem('connectorId')).toBe('demo')
  page.unmount()

  const reloaded = openPage()
  await until(reloaded, 'connected')
  expect(reloaded.result.current.account).toBe(account)

  act(() => reloaded.result.current.disconnect())
  await until(reloaded, 'disconnected')
  await connectDemo(reloaded, 0)
  expect(reloaded.result.current.account).not.toBe(account)
  act(() => reloaded.result.current.disconnect())
})

it('reports a rejection by its owner', async () => {
  const page = openPage()
  const done = connect(page, 'demo')
  const request = await requests()
  act(() => request.reject())
  await done
  expect(page.result.current).toMatchObject({ status: 'disconnected', error: { ground: 'loginRefused' } })
})

it('replaces another wallet', async () => {
  const wallet = new FakeWallet(deployment.chainId)
  readyBrowser(wallet)
  const page = openPage()
  await connect(page)
  await until(page, 'connected')
  await connectDemo(page, 1)
  expect(page.result.current.connectorId).toBe('demo')
  expect(wallet.listenerCount).toBe(0)
  act(() => page.result.current.disconnect())
})
