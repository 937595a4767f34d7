import { act, waitFor } from '@testing-library/react'
import { Interface } from 'ethers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toAddress } from '../../../core/address'
import { requestedMethods, scriptedNode, SOLVENT } from '../../../../test/unit/support/scriptedNode'
import { deployment } from '../../../deployment/deployment'
import { sendIntent } from '../../send/sendIntent'
import {
  connect,
  connectedPage,
  openPage,
  readyBrowser,
  restoreBrowser,
  statusOf,
  until,
} from '../../../../test/unit/support/walletPage'
import { FakeWallet } from '../../../../test/unit/support/fakeWallet'
import { followView, refuseWhileViewing, ViewOnlyError } from './viewedAccount'

const VIEWED = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const LINK = `?as=${VIEWED}`

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(deployment.chainId)
  readyBrowser(wallet)
})
afterEach(() => {
  act(() => followView(''))
  restoreBrowser()
})

it('shows the viewed account, without a function to send wallet requests', () => {
  followView(LINK)
  const { current } = openPage().result
  expect(current).toMatchObject({ status: 'viewOnly', account: VIEWED, library: null, connectorId: null, error: null })
  expect(refuseWhileViewing).toThrow(ViewOnlyError)
})

it('does not use the wallet of the last visit until view-only mode ends', async () => {
  localStorage.setItem('connectorId', 'injected')
  wallet.isPermitted = true
  followView(LINK)
  const page = openPage()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(wallet.requests).toEqual([])
  act(() => followView(''))
  await until(page, 'connected')
  expect(page.result.current.account).toBe(wallet.address)
})

it('keeps a connected wallet connected and sends it no request', async () => {
  const page = await connectedPage()
  const requests = wallet.requests.length
  act(() => followView(LINK))
  expect(page.result.current).toMatchObject({ status: 'viewOnly', account: VIEWED, library: null })
  await expect(page.result.current.switchChain()).rejects.toThrow(ViewOnlyError)
  expect(wallet.requests).toHaveLength(requests)
  act(() => followView('?x=1'))
  expect(page.result.current).toMatchObject({ status: 'connected', account: wallet.address })
  expect(refuseWhileViewing).not.toThrow()
})

it('follows the wallet in the background, and stores nothing of the viewed account', async () => {
  const page = await connectedPage()
  act(() => followView(LINK))
  act(() => wallet.select(1))
  expect(page.result.current.account).toBe(VIEWED)
  act(() => followView(''))
  await waitFor(() => expect(page.result.current.account).toBe(wallet.signers[1].address))
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]).toLowerCase()).not.toContain(
    VIEWED.toLowerCase(),
  )
})

it.each(['?as=nonsense', `?as=${VIEWED.replace('F', 'f')}`])(
  'with the invalid %s works as without it',
  async (search) => {
    followView(search)
    const page = openPage()
    expect(statusOf(page)).toBe('disconnected')
    await connect(page)
    await until(page, 'connected')
    expect(refuseWhileViewing).not.toThrow()
  },
)

it('sends and rehearses nothing, even before the page has rendered view-only mode', async () => {
  const node = scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_estimateGas: () => '0x5208' })
  const signer = scriptedNode({ eth_sendTransaction: () => `0x${'ab'.repeat(32)}` })
  const intent = {
    contract: { address: toAddress(VIEWED), interface: new Interface(['function withdraw(uint256 amount)']) },
    ...{ method: 'withdraw', args: [5n], valueRaw: 0n },
  }
  const send = () => sendIntent(node, { account: VIEWED, request: signer.request }, intent)
  followView(LINK)
  await expect(send()).rejects.toThrow(ViewOnlyError)
  expect([...node.requests, ...signer.requests]).toEqual([])
  followView('')
  await send()
  expect(requestedMethods(signer)).toEqual(['eth_sendTransaction'])
})
