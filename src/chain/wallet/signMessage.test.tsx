import { act } from '@testing-library/react'
import { toUtf8String, verifyMessage } from 'ethers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { getLibrary, type Eip1193Provider, type RequestParams } from './eip1193'
import { FakeWallet } from '../../../test/unit/support/fakeWallet'
import { isUserRejected } from './rejection'
import { signMessage } from './signMessage'
import { followView, ViewOnlyError } from './view/viewedAccount'

const WORDS = 'Mine — 我的 — لي'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(deployment.chainId)
})
afterEach(() => act(() => followView('')))

describe('signMessage', () => {
  it('sends a standard wallet personal_sign, with the text in hex', async () => {
    const signature = await signMessage(getLibrary(wallet), wallet.address, WORDS)
    expect(verifyMessage(WORDS, signature)).toBe(wallet.address)
    expect(wallet.requests).toEqual(['personal_sign'])
  })

  it('uses the BSC wallet’s own method, with the plain text', async () => {
    const told: [string, string][] = []
    const binance = {
      request: (args: { method: string }) => wallet.request(args),
      async bnbSign(account: Address, message: string) {
        told.push([account, message])
        return { publicKey: '', signature: await wallet.signers[0].signMessage(message) }
      },
    }
    const signature = await signMessage(getLibrary(binance), wallet.address, WORDS)
    expect(verifyMessage(WORDS, signature)).toBe(wallet.address)
    expect(told).toEqual([[wallet.address, WORDS]])
    expect(wallet.requests).toEqual([])
  })

  it('sends readable text through WalletConnect', async () => {
    const sent: { method: string; params?: RequestParams }[] = []
    const remote: Eip1193Provider = {
      async request(args) {
        sent.push(args)
        const [hex = ''] = args.params as string[]
        return wallet.signers[0].signMessage(toUtf8String(hex))
      },
    }
    const signature = await signMessage(getLibrary(remote), wallet.address, WORDS)
    expect(verifyMessage(WORDS, signature)).toBe(wallet.address)
    expect(sent.map(({ method, params }) => [method, (params as string[])[1]])).toEqual([
      ['personal_sign', wallet.address],
    ])
  })

  it('throws the wallet’s error', async () => {
    wallet.owner = 'rejects'
    const refused = await signMessage(getLibrary(wallet), wallet.address, WORDS).catch((error: unknown) => error)
    expect(isUserRejected(refused)).toBe(true)
  })

  it.each([undefined, '', 'yes', '0x', { signature: '0x12' }])('rejects %j as a signature', async (answer) => {
    const library = getLibrary({ request: () => Promise.resolve(answer) })
    await expect(signMessage(library, wallet.address, WORDS)).rejects.toThrow('The wallet gave no signature')
  })

  it('sends no wallet request in view-only mode', async () => {
    followView(`?as=${wallet.address}`)
    await expect(signMessage(getLibrary(wallet), wallet.address, WORDS)).rejects.toThrow(ViewOnlyError)
    expect(wallet.requests).toEqual([])
  })
})
