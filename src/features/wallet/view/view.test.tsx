import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followView } from '../../../chain/wallet/view/viewedAccount'
import { readyBrowser, restoreBrowser } from '../../../../test/unit/support/walletPage'
import { FakeWallet } from '../../../../test/unit/support/fakeWallet'
import { shortenAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { ConnectButton } from '..'
import { button, connectedShell, dialog, noDialog, openShell } from '../../../../test/unit/support/walletShell'

const VIEWED = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const AS = `as=${VIEWED}`
const BANNER = 'You are viewing 0xf39F…2266. You cannot sign.'
const LEAVE = 'Leave view-only mode'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(deployment.chainId)
  readyBrowser(wallet)
})
afterEach(() => {
  act(() => {
    history.replaceState(null, '', '/')
    followView('')
  })
  restoreBrowser()
})

const main = () => within(screen.getByRole('main'))
const banner = () => main().findByText(BANNER)
const place = () => screen.getByLabelText('Place').textContent
const isInRouterAndBar = (path: string) => {
  expect(place()).toBe(path)
  expect(location.pathname + location.search + location.hash).toBe(path)
}

describe('a URL with another account', () => {
  it('shows the account and that nothing can be signed, and copies it', async () => {
    const { user } = openShell(`/swap?${AS.toLowerCase()}`)
    expect(await banner()).toBeInTheDocument()
    expect(screen.getByText(VIEWED)).toBeInTheDocument()
    await user.click(await button('Copy address'))
    expect(await navigator.clipboard.readText()).toBe(VIEWED)
    expect(wallet.requests).toEqual([])
  })

  it('leaving keeps the same place and the rest of the URL', async () => {
    const { user } = openShell(`/swap?b=%2F&${AS}&c#top`)
    await banner()
    await user.click(await button(LEAVE))
    isInRouterAndBar('/swap?b=%2F&c#top')
    expect(main().queryByText(BANNER)).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(await button('Connect wallet')).toBeInTheDocument()
  })

  it('preserves the account in every link and redirect, and in link URLs, until view-only mode ends', async () => {
    const { user } = openShell(`/?${AS}`)
    await banner()
    const link = screen.getByRole('link', { name: 'Swap' })
    expect(link).toHaveAttribute('href', `/swap?outputCurrency=BNB&${AS}#top`)
    await user.click(link)
    isInRouterAndBar(`/swap?outputCurrency=BNB&${AS}#top`)
    await user.click(screen.getByRole('link', { name: 'Old' }))
    isInRouterAndBar(`/new?x=1&${AS}`)
    expect(main().getByText(BANNER)).toBeInTheDocument()

    await user.click(await button(LEAVE))
    isInRouterAndBar('/new?x=1')
    expect(link).toHaveAttribute('href', '/swap?outputCurrency=BNB#top')
    await user.click(link)
    isInRouterAndBar('/swap?outputCurrency=BNB#top')
  })

  it('ends when navigation goes back to a URL without it', async () => {
    openShell('/swap')
    act(() => {
      history.pushState(null, '', `/swap?${AS}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await banner()).toBeInTheDocument()
    act(() => history.back())
    await waitFor(() => expect(main().queryByText(BANNER)).not.toBeInTheDocument())
    isInRouterAndBar('/swap')
  })

  it('disables the sign button of a page; only the notice leaves', async () => {
    const { user } = openShell(`/swap?${AS}`, <ConnectButton size="l" wide />)
    await banner()
    expect(screen.getByRole('button', { name: 'View-only mode' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: LEAVE }))
    isInRouterAndBar('/swap')
    expect(screen.getAllByRole('button', { name: 'Connect wallet' })).toHaveLength(2)
  })

  it('shows the account in its dialog, without a button that disconnects or leaves', async () => {
    const { user } = openShell(`/swap?${AS}`)
    await user.click(await button(`Viewed account ${shortenAddress(VIEWED)}`))
    const account = within(await dialog('Viewed account'))
    expect(account.getByText(VIEWED)).toBeInTheDocument()
    expect(account.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument()
    expect(account.queryByRole('button', { name: LEAVE })).not.toBeInTheDocument()
    await user.click(account.getByRole('button', { name: 'Close' }))
    await noDialog()
  })

  it('restores a connected wallet unchanged', async () => {
    const { user } = await connectedShell('/swap')
    const requests = wallet.requests.length
    act(() => {
      history.pushState(null, '', `/swap?${AS}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await button(`Viewed account ${shortenAddress(VIEWED)}`)).toBeInTheDocument()
    await user.click(await button(LEAVE))
    expect(await button(shortenAddress(wallet.address))).toBeInTheDocument()
    expect(wallet.requests).toHaveLength(requests)
  })
})

describe('a URL with an invalid account', () => {
  it.each([
    ['nonsense', /An address is 0x/],
    [VIEWED.replace('F', 'f'), /This address has a typo/],
  ])('%s: shows the reason, and the page works as without it', async (text, why) => {
    const { user } = openShell(`/swap?as=${text}&b=2`)
    expect(await main().findByText('The link has no valid account')).toBeInTheDocument()
    expect(screen.getByText(why)).toBeInTheDocument()
    expect(await button('Connect wallet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Old' })).toHaveAttribute('href', '/old')
    await user.click(main().getByRole('button', { name: 'Dismiss' }))
    isInRouterAndBar('/swap?b=2')
    expect(main().queryByText('The link has no valid account')).not.toBeInTheDocument()
  })
})
