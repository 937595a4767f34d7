import { act, renderHook, waitFor } from '@testing-library/react'
import { Transaction, verifyMessage } from 'ethers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deployment } from '../../deployment/deployment'
import type { ConnectorId } from './connectorChoice'
import { connectorOf } from './connectors'
import { WrongChainError } from './eip1193'
import {
  connect,
  connectedPage,
  openPage,
  readyBrowser,
  restoreBrowser,
  statusOf,
  until,
} from '../../../test/unit/support/walletPage'
import { injectWallet, FakeWallet } from '../../../test/unit/support/fakeWallet'
import { useWallet } from './useWallet'

const OURS = deployment.chainId
const KEY = 'connectorId'
const TO = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(OURS)
  readyBrowser(wallet)
})
afterEach(restoreBrowser)

describe('connecting', () => {
  it('starts without a wallet and sends no request', () => {
    const { current } = openPage().result
    expect(current).toMatchObject({ status: 'disconnected', account: null, chainId: null, library: null, error: null })
    expect(wallet.requests).toEqual([])
  })

  it('connects, checksums the account and stores the choice', async () => {
    const { result } = await connectedPage()
    expect(result.current).toMatchObject({ account: wallet.address, chainId: OURS, connectorId: 'injected' })
    expect(localStorage.getItem(KEY)).toBe('injected')
  })

  it('reports the requested wallet while connecting, and ends connected', async () => {
    wallet.owner = 'waits'
    const page = openPage()
    act(() => void page.result.current.connect('injected'))
    await until(page, 'connecting')
    expect(page.result.current).toMatchObject({ connectorId: 'injected', account: null, library: null })
    act(() => wallet.answer('confirms'))
    await until(page, 'connected')
  })

  it('connects although the page rendered again during the prompt', async () => {
    wallet.owner = 'waits'
    const page = openPage()
    act(() => void page.result.current.connect('injected'))
    await waitFor(() => expect(wallet.isRequesting).toBe(true))
    page.rerender()
    act(() => wallet.answer('confirms'))
    await until(page, 'connected')
    expect(wallet.listenerCount).toBe(3)
  })

  it('signs through the library', async () => {
    const { result } = await connectedPage()
    const signature = await result.current.library?.request('personal_sign', ['0x1234', wallet.address])
    expect(verifyMessage(new Uint8Array([0x12, 0x34]), String(signature))).toBe(wallet.address)
  })

  it('clears the stored choice and reports the reason when the user rejects', async () => {
    localStorage.setItem(KEY, 'injected')
    wallet.owner = 'rejects'
    const page = openPage()
    await connect(page)
    expect(page.result.current).toMatchObject({ status: 'disconnected', error: { ground: 'loginRefused' } })
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(wallet.listenerCount).toBe(0)
  })

  it('reports a missing wallet', async () => {
    injectWallet(undefined)
    const page = openPage()
    await connect(page)
    expect(page.result.current.error?.ground).toBe('noProvider')
  })

  it('reports a prompt that is already open, and still accepts its result', async () => {
    wallet.owner = 'waits'
    const page = openPage()
    act(() => void page.result.current.connect('injected'))
    await connect(page)
    expect(page.result.current).toMatchObject({ status: 'disconnected', error: { ground: 'loginPending' } })
    act(() => wallet.answer('confirms'))
    await until(page, 'connected')
  })

  it('reports a connector that is not part of the build', async () => {
    const page = openPage()
    await connect(page, 'carrierPigeon' as ConnectorId)
    expect(page.result.current.error?.ground).toBe('unknownConnector')
  })

  it('stops waiting and clears the error when dismissed', async () => {
    wallet.owner = 'waits'
    const page = openPage()
    act(() => void page.result.current.connect('injected'))
    await until(page, 'connecting')
    act(() => page.result.current.dismiss())
    expect(statusOf(page)).toBe('disconnected')
    await act(async () => wallet.answer('rejects'))
    expect(page.result.current.error).toBeNull()

    wallet.owner = 'rejects'
    await connect(page)
    expect(page.result.current.error).not.toBeNull()
    act(() => page.result.current.dismiss())
    expect(page.result.current.error).toBeNull()
  })

  it('works without storage', async () => {
    const closed = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
    expect((await connectedPage()).result.current.account).toBe(wallet.address)
  })
})

describe('following the wallet', () => {
  it('follows the wallet to another account', async () => {
    const page = await connectedPage()
    act(() => wallet.select(1))
    await waitFor(() => expect(page.result.current.account).toBe(wallet.signers[1].address))
    expect(statusOf(page)).toBe('connected')
  })

  it('follows the wallet to another chain, where nothing can be signed, and back', async () => {
    const page = await connectedPage()
    act(() => wallet.goTo(1))
    await until(page, 'wrongChain')
    await waitFor(() => expect(page.result.current.chainId).toBe(1))
    expect(page.result.current).toMatchObject({ account: wallet.address, library: null, error: null })
    expect(localStorage.getItem(KEY)).toBe('injected')

    act(() => wallet.goTo(OURS))
    await until(page, 'connected')
    expect(page.result.current).toMatchObject({ account: wallet.address, chainId: OURS })
    expect(page.result.current.library).not.toBeNull()
  })

  it('signs nothing for another chain that the wallet switched to before its event arrived', async () => {
    const page = await connectedPage()
    const { library } = page.result.current
    wallet.chainId = 1
    const send = () => library?.request('eth_sendTransaction', [{ from: wallet.address, to: TO, value: '0x1' }])
    await expect(send()).rejects.toThrow(WrongChainError)
    expect(wallet.signed).toEqual([])

    wallet.chainId = OURS
    await send()
    expect(Transaction.from(wallet.signed[0] ?? '')).toMatchObject({ from: wallet.address, chainId: BigInt(OURS) })
  })

  it('ends connected when the wallet returns during simultaneous changes', async () => {
    const page = await connectedPage()
    act(() => wallet.goTo(1))
    await until(page, 'wrongChain')
    act(() => {
      wallet.goTo(97)
      wallet.goTo(OURS)
      wallet.select(1)
    })
    await until(page, 'connected')
    await waitFor(() => expect(page.result.current.account).toBe(wallet.signers[1].address))
  })

  it('follows the account while on another chain', async () => {
    const page = await connectedPage()
    act(() => wallet.goTo(1))
    await until(page, 'wrongChain')
    act(() => wallet.select(1))
    await waitFor(() => expect(page.result.current.account).toBe(wallet.signers[1].address))
    expect(statusOf(page)).toBe('wrongChain')
  })

  it('connects to a wallet on another chain and allows a switch', async () => {
    wallet = new FakeWallet(1)
    injectWallet(wallet)
    const page = openPage()
    await connect(page)
    await until(page, 'wrongChain')
    await waitFor(() =>
      expect(page.result.current).toMatchObject({ chainId: 1, account: wallet.address, library: null }),
    )
    expect(localStorage.getItem(KEY)).toBe('injected')

    await act(() => page.result.current.switchChain())
    await until(page, 'connected')
    expect(wallet.addedChains).toHaveLength(1)
  })

  it('stays on the wrong chain and throws the rejection of a switch', async () => {
    wallet = new FakeWallet(1)
    injectWallet(wallet)
    const page = openPage()
    await connect(page)
    await until(page, 'wrongChain')
    wallet.owner = 'rejects'
    await expect(page.result.current.switchChain()).rejects.toMatchObject({ code: 4001 })
    expect(statusOf(page)).toBe('wrongChain')
  })

  it('disconnects with the wallet, but not when the wallet only lost its node', async () => {
    const page = await connectedPage()
    act(() => wallet.emit('disconnect', { code: 1013 }))
    expect(statusOf(page)).toBe('connected')
    act(() => wallet.emit('disconnect', { code: 4900 }))
    await until(page, 'disconnected')
    expect(wallet.listenerCount).toBe(0)
  })

  it('disconnects when the wallet is locked', async () => {
    const page = await connectedPage()
    act(() => wallet.emit('accountsChanged', []))
    await until(page, 'disconnected')
    expect(wallet.listenerCount).toBe(0)
  })

  it.each([
    ['chainChanged', 'garbage', 'connected'],
    ['chainChanged', undefined, 'connected'],
    ['chainChanged', -1, 'connected'],
    ['accountsChanged', [42], 'disconnected'],
    ['accountsChanged', ['nobody'], 'disconnected'],
    ['accountsChanged', null, 'disconnected'],
    ['disconnect', undefined, 'disconnected'],
  ] as const)('handles %s with %j without an error', async (event, payload, end) => {
    const page = await connectedPage()
    act(() => wallet.emit(event, payload))
    expect(page.result.current).toMatchObject({ status: end, error: null })
  })
})

it('a wallet that fails while connected is disconnected, reported, and not reconnected at the next visit', async () => {
  const page = await connectedPage()
  expect(localStorage.getItem(KEY)).toBe('injected')
  const connector = await connectorOf('injected')
  act(() => void connector.emit('Web3ReactError', new RangeError('Too far')))
  await until(page, 'disconnected')
  expect(page.result.current.error).toMatchObject({ ground: null, name: 'RangeError', message: 'Too far' })
  expect(localStorage.getItem(KEY)).toBeNull()
  act(() => page.result.current.dismiss())
  expect(page.result.current.error).toBeNull()
})

describe('disconnecting', () => {
  it('removes all listeners and clears the stored choice', async () => {
    const page = await connectedPage()
    expect(wallet.listenerCount).toBe(3)
    act(() => page.result.current.disconnect())
    await until(page, 'disconnected')
    expect(wallet.listenerCount).toBe(0)
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('works on a wrong chain and allows a new connection', async () => {
    const page = await connectedPage()
    act(() => wallet.goTo(1))
    await until(page, 'wrongChain')
    act(() => page.result.current.disconnect())
    await until(page, 'disconnected')
    wallet.goTo(OURS)
    await connect(page)
    await until(page, 'connected')
    expect(wallet.listenerCount).toBe(3)
  })

  it('removes all listeners when the page unmounts', async () => {
    const page = await connectedPage()
    page.unmount()
    expect(wallet.listenerCount).toBe(0)
  })
})

it('throws without a provider', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => renderHook(useWallet)).toThrow('WalletProvider')
})
