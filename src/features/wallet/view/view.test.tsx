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
const BANNER = 'You are viewing as 0xf39F…2266; nothing can be signed'
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
    await user.click(await button('Copy Address'))
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
    expect(await button('Connect Wallet')).toBeInTheDocument()
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

  it('offers to leave where a page has a sign button', async () => {
    const { user } = openShell(`/swap?${AS}`, <ConnectButton size="l" wide />)
    await banner()
    const [, inPage] = screen.getAllByRole('button', { name: LEAVE })
    if (!inPage) throw new Error('only the banner has the button')
    await user.click(inPage)
    isInRouterAndBar('/swap')
    expect(screen.getAllByRole('button', { name: 'Connect Wallet' })).toHaveLength(2)
  })

  it('shows the account in its dialog, without a disconnect button', async () => {
    const { user } = openShell(`/swap?${AS}`)
    await user.click(await button(`Viewed account ${shortenAddress(VIEWED)}`))
    const account = within(await dialog('Viewed account'))
    expect(account.getByText(VIEWED)).toBeInTheDocument()
    expect(account.queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument()
    await user.click(account.getByRole('button', { name: LEAVE }))
    await noDialog()
    isInRouterAndBar('/swap')
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
    ['nonsense', /It is no address/],
    [VIEWED.replace('F', 'f'), /A letter of this address is wrong/],
  ])('%s: shows the reason, and the page works as without it', async (text, why) => {
    const { user } = openShell(`/swap?as=${text}&b=2`)
    expect(await main().findByText('The account in the link cannot be viewed')).toBeInTheDocument()
    expect(screen.getByText(why)).toBeInTheDocument()
    expect(await button('Connect Wallet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Old' })).toHaveAttribute('href', '/old')
    await user.click(main().getByRole('button', { name: 'Dismiss' }))
    isInRouterAndBar('/swap?b=2')
    expect(main().queryByText('The account in the link cannot be viewed')).not.toBeInTheDocument()
  })
})
