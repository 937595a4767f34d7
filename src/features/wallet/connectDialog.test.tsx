import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readyBrowser, restoreBrowser } from '../../../test/unit/support/walletPage'
import { FakeWallet } from '../../../test/unit/support/fakeWallet'
import { deployment } from '../../deployment/deployment'
import { button, dialog, openShell } from '../../../test/unit/support/walletShell'

beforeEach(() => readyBrowser(new FakeWallet(deployment.chainId)))
afterEach(restoreBrowser)

it('offers WalletConnect only where the deployment has a project id', async () => {
  expect(deployment.walletConnect?.projectId ?? '').toBe('')
  const { user } = openShell()
  await user.click(await button('Connect wallet'))
  const shown = within(await dialog('Connect wallet'))
  expect(shown.getByRole('button', { name: 'Browser wallet' })).toBeEnabled()
  expect(shown.queryByRole('button', { name: 'WalletConnect' })).not.toBeInTheDocument()
})

it('links to help for users without a wallet, in a new tab', async () => {
  const { user } = openShell()
  await user.click(await button('Connect wallet'))
  const link = within(await dialog('Connect wallet')).getByRole('link', { name: /Learn how to get a wallet/ })
  expect(link).toHaveAttribute('href', 'https://docs.pancakeswap.finance')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

it('clears a stored choice that this build does not offer', async () => {
  localStorage.setItem('connectorId', 'walletconnect')
  const fetched = vi.spyOn(globalThis, 'fetch')
  openShell()
  expect(await button('Connect wallet')).toBeInTheDocument()
  expect(screen.queryByText('Connecting')).not.toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})
