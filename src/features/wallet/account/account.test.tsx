import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { getEthBalance } from '../../../chain/contracts/exchangeMulticall/reads'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { resultsLoaded } from '../../../chain/multicall/multicall.slice'
import { readyBrowser, restoreBrowser } from '../../../../test/unit/support/walletPage'
import { FakeWallet } from '../../../../test/unit/support/fakeWallet'
import { shortenAddress } from '../../../core/address'
import { baseToken } from '../../../deployment/bases'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { button, connectedShell, dialog, noDialog } from '../../../../test/unit/support/walletShell'

const { chainId } = deployment
const HASH = `0x${'ab'.repeat(32)}`

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(chainId)
  readyBrowser(wallet)
})
afterEach(restoreBrowser)

async function openAccount() {
  const page = await connectedShell()
  await page.user.click(await button(new RegExp(shortenAddress(wallet.address))))
  return { ...page, account: within(await dialog('Your wallet')) }
}

type Page = Awaited<ReturnType<typeof openAccount>>
const word = (raw: bigint) => `0x${raw.toString(16).padStart(64, '0')}`

function result({ store }: Page, raws: { native?: bigint; wrapped?: bigint | null; cake?: bigint }) {
  const keys = {
    native: getEthBalance(wallet.address).key,
    wrapped: balanceOf(wrappedNativeAddress, wallet.address).key,
    cake: balanceOf(baseToken('cake').address, wallet.address).key,
  }
  const data = Object.entries(raws).map(([name, raw]) => [
    keys[name as keyof typeof keys],
    raw === null ? null : word(raw),
  ])
  act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber: 7, data: Object.fromEntries(data) })))
}

const requests = ({ store }: Page, action: 'transactionSent' | 'transactionFollowed', payload: object) =>
  act(() => void store.dispatch({ type: `transactions/${action}`, payload }))

const rowOf = (account: Page['account'], label: string) => account.getByText(label).closest('div')

describe('the connected account', () => {
  it('is shown in full with buttons to copy, look up and disconnect', async () => {
    const { user, account } = await openAccount()
    expect(account.getByText(wallet.address)).toBeInTheDocument()
    expect(account.getByText(new RegExp(deployment.chainName))).toBeInTheDocument()
    expect(account.getByRole('link', { name: /^View on/ })).toHaveAttribute(
      'href',
      expect.stringContaining(wallet.address),
    )
    await user.click(account.getByRole('button', { name: 'Copy address' }))
    expect(await navigator.clipboard.readText()).toBe(wallet.address)
    expect(await screen.findByText('Address copied')).toBeInTheDocument()
    await user.click(account.getByRole('button', { name: 'Disconnect' }))
    await noDialog()
    expect(await button('Connect wallet')).toBeInTheDocument()
    expect(wallet.listenerCount).toBe(0)
  })

  it('is shown for manual copying where the browser denies clipboard access', async () => {
    const { user, account } = await openAccount()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(account.getByRole('button', { name: 'Copy address' }))
    expect(await screen.findByText('Your browser did not allow copying')).toBeInTheDocument()
  })

  it('shows its balances once read, and reports failed reads', async () => {
    const page = await openAccount()
    const { account } = page
    const labels = ['BNB balance', 'WBNB balance', 'CAKE balance']
    expect(labels.map((label) => rowOf(account, label)?.textContent)).toEqual(labels)
    result(page, { native: 1_234_567_890_000_000_000n, wrapped: null, cake: 0n })
    expect(labels.map((label) => rowOf(account, label)?.textContent)).toEqual([
      'BNB balance1.23456',
      'WBNB balanceUnknown',
      'CAKE balance0',
    ])
    expect(account.queryByText('BNB balance is low')).not.toBeInTheDocument()
  })

  it('warns of a balance that barely covers a fee, until it rises', async () => {
    const page = await openAccount()
    result(page, { native: 10n ** 16n - 1n })
    expect(page.account.getByText('BNB balance is low')).toBeInTheDocument()
    expect(page.account.getByText('You need BNB for transaction fees.')).toBeInTheDocument()
    result(page, { native: 10n ** 16n })
    expect(page.account.queryByText('BNB balance is low')).not.toBeInTheDocument()
  })

  it('shows pending transactions, in its dialog and on its button, until they are done', async () => {
    const page = await openAccount()
    const { account, user } = page
    const sent = recordOf({ chainId, hash: HASH, from: wallet.address, addedTime: Date.now() })
    requests(page, 'transactionSent', sent)
    requests(page, 'transactionSent', { ...sent, hash: '0xother', from: wallet.signers[1].address })
    const history = account.getByRole('button', { name: /^Recent transactions/ })
    expect(history).toHaveAccessibleName('Recent transactions 1 pending')
    expect(screen.getByText('1 pending transaction')).toBeInTheDocument()

    await user.click(history)
    const list = within(await dialog('Recent transactions'))
    expect(list.getByRole('img', { name: 'Pending' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Your wallet' })).not.toBeInTheDocument()
    requests(page, 'transactionFollowed', { ...sent, receipt: receiptOf() })
    expect(list.getByRole('img', { name: 'Confirmed' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await noDialog()
    expect(await button(shortenAddress(wallet.address))).toHaveFocus()
  })

  it('closes when the wallet disconnects', async () => {
    await openAccount()
    act(() => wallet.emit('accountsChanged', []))
    await noDialog()
    expect(await button('Connect wallet')).toBeInTheDocument()
  })

  it('can be disconnected while the wallet is on another chain', async () => {
    const { user, account } = await openAccount()
    act(() => wallet.goTo(1))
    expect(await account.findByText(/is on chain 1/)).toBeInTheDocument()
    await user.click(account.getByRole('button', { name: 'Disconnect' }))
    await noDialog()
    expect(screen.queryByText('Wrong network')).not.toBeInTheDocument()
  })

  it('can switch to the deployment’s chain from its dialog, and its button shows the wrong network', async () => {
    const { user, account } = await openAccount()
    act(() => wallet.goTo(1))
    expect(await button(/Wrong network$/)).toHaveTextContent(shortenAddress(wallet.address))
    await user.click(await account.findByRole('button', { name: `Switch to ${deployment.chainName}` }))
    await waitFor(() => expect(account.queryByText('Wrong network')).not.toBeInTheDocument())
    expect(await button(shortenAddress(wallet.address))).toBeInTheDocument()
  })
})
