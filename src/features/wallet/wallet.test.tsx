import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readyBrowser, restoreBrowser } from '../../../test/unit/support/walletPage'
import { injectWallet, FakeWallet } from '../../../test/unit/support/fakeWallet'
import { shortenAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { button, connectedShell, dialog, noDialog, openShell } from '../../../test/unit/support/walletShell'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(deployment.chainId)
  readyBrowser(wallet)
})
afterEach(restoreBrowser)

async function openConnectDialog() {
  const { user } = openShell()
  await user.click(await button('Connect wallet'))
  await dialog('Connect wallet')
  return user
}

describe('connecting a browser wallet', () => {
  it('closes the dialog and shows the account', async () => {
    await connectedShell()
    expect(await button(shortenAddress(wallet.address))).toBeInTheDocument()
  })

  it('shows that it is waiting, and can be cancelled', async () => {
    wallet.owner = 'waits'
    const user = await openConnectDialog()
    await user.click(await button('Browser wallet'))
    expect(await button('Waiting for your wallet')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Connecting')).toBeInTheDocument()
    await user.click(await button('Close'))
    await noDialog()
    expect(await button('Connect wallet')).toBeInTheDocument()
  })

  it.each([
    ['a rejection', { owner: 'rejects' as const }, 'Authorization error', 'Please authorize to access your account'],
    ['a busy wallet', { isBusy: true }, 'Your wallet is busy', /answer the request there/],
  ])('shows a remedy after %s, and clears it when the dialog closes', async (_, facts, title, text) => {
    if ('owner' in facts) wallet.owner = facts.owner
    else {
      wallet.owner = 'waits'
      void wallet.request({ method: 'eth_requestAccounts' })
    }
    const user = await openConnectDialog()
    await user.click(await button('Browser wallet'))
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    await user.click(await button('Close'))
    await user.click(await button('Connect wallet'))
    await dialog('Connect wallet')
    expect(screen.queryByText(title)).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await noDialog()
  })

  it('shows at once that a wallet is locked, until it is unlocked', async () => {
    Object.assign(wallet, { owner: 'waits', isLocked: true })
    const user = await openConnectDialog()
    await user.click(await button('Browser wallet'))
    const requests = await button('Waiting for your wallet')
    await waitFor(() => expect(requests).toHaveAccessibleDescription('Your wallet is locked. Unlock it to continue.'))
    wallet.isLocked = false
    await waitFor(() => expect(requests).not.toHaveAccessibleDescription(/locked/))
    await user.click(await button('Close'))
    await noDialog()
  })

  it('explains how to get a wallet where there is none', async () => {
    injectWallet(undefined)
    const user = await openConnectDialog()
    expect(await button('Browser wallet')).toBeDisabled()
    expect(await button('Browser wallet')).toHaveAccessibleDescription(/Install a wallet extension/)
    await user.keyboard('{Escape}')
    await noDialog()
  })
})

describe('a wallet on another chain', () => {
  const main = () => within(screen.getByRole('main'))
  const SWITCH = `Switch to ${deployment.chainName}`
  beforeEach(() => {
    wallet = new FakeWallet(1)
    injectWallet(wallet)
  })

  it('is reported, and switched with one press', async () => {
    const { user } = await connectedShell()
    expect(await main().findByText('Wrong network')).toBeInTheDocument()
    expect(await screen.findByText(/is on chain 1/)).toBeInTheDocument()
    await user.click(await button(SWITCH))
    await waitFor(() => expect(main().queryByText('Wrong network')).not.toBeInTheDocument())
    expect(await button(shortenAddress(wallet.address))).toBeInTheDocument()
  })

  it('stays there when the user rejects, and reports it', async () => {
    const { user } = await connectedShell()
    wallet.owner = 'rejects'
    await user.click(await button(SWITCH))
    expect(await screen.findByText('You rejected this. Nothing was sent.')).toBeInTheDocument()
    expect(main().getByText('Wrong network')).toBeInTheDocument()
  })
})

describe('the demo wallet', () => {
  async function demoPrompt() {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
    const user = await openConnectDialog()
    await user.click(await button('Demo wallet'))
    return { user, prompt: within(await dialog('Demo wallet')) }
  }

  it('asks which account to connect', async () => {
    const { user, prompt } = await demoPrompt()
    await user.click(prompt.getByRole('radio', { name: 'Second' }))
    const address = prompt.getByText(/^0x[0-9a-fA-F]{40}$/).textContent
    await user.click(prompt.getByRole('button', { name: 'Confirm' }))
    await noDialog()
    await user.click(await button(shortenAddress(address)))
    expect(await screen.findByText(address)).toBeInTheDocument()
    await user.click(await button('Disconnect'))
    await noDialog()
  })

  it.each(['Reject', 'Close'])('treats %s as a rejection', async (name) => {
    const { user, prompt } = await demoPrompt()
    await user.click(prompt.getByRole('button', { name }))
    expect(await screen.findByText('Authorization error')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await noDialog()
  })
})
