import { beforeEach, describe, expect, it } from 'vitest'
import { deployment } from '../../deployment/deployment'
import { FakeWallet } from '../../../test/unit/support/fakeWallet'
import { switchChain } from './switchChain'

const ADD = 'wallet_addEthereumChain'
const SWITCH = 'wallet_switchEthereumChain'

let wallet: FakeWallet
beforeEach(() => {
  wallet = new FakeWallet(1)
})
const requests = () => wallet.requests.filter((method) => method.startsWith('wallet_'))

describe('switchChain', () => {
  it('sends one request if the wallet knows the chain', async () => {
    wallet.knownChainIds.add(deployment.chainId)
    await switchChain(wallet)
    expect(wallet.chainId).toBe(deployment.chainId)
    expect(requests()).toEqual([SWITCH])
  })

  it('adds an unknown chain and repeats the request', async () => {
    await switchChain(wallet)
    expect(wallet.chainId).toBe(deployment.chainId)
    expect(requests()).toEqual([SWITCH, ADD, SWITCH])
    expect(wallet.addedChains).toEqual([
      {
        chainId: `0x${deployment.chainId.toString(16)}`,
        chainName: deployment.chainName,
        nativeCurrency: deployment.nativeCurrency,
        rpcUrls: deployment.rpc.http,
      },
    ])
  })

  it('does not repeat the request if adding the chain switched to it', async () => {
    wallet.isEager = true
    await switchChain(wallet)
    expect(requests()).toEqual([SWITCH, ADD])
  })

  it.each([
    ['wrapped, as from mobile wallets', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['as a switch it does not offer', { code: 4200, message: 'Unsupported method' }],
    ['as a method it does not have', { code: -32601, message: 'the method wallet_switchEthereumChain does not exist' }],
    ['as text only', { code: -32000, message: 'Unrecognized chain ID "0x7a69"' }],
  ])('recognises the error of an unknown chain: %s', async (_, error) => {
    const inner = wallet.request.bind(wallet)
    let isFirst = true
    wallet.request = async (request) => {
      if (request.method === SWITCH && isFirst) {
        isFirst = false
        throw error
      }
      return inner(request)
    }
    await switchChain(wallet)
    expect(wallet.chainId).toBe(deployment.chainId)
    expect(requests()).toEqual([ADD, SWITCH])
  })

  it('repeats the request only once', async () => {
    const refusal = { code: 4902, message: 'Unrecognized chain ID' }
    const inner = wallet.request.bind(wallet)
    wallet.request = async (request) => {
      const answer = await inner({ ...request, method: request.method === SWITCH ? 'eth_chainId' : request.method })
      if (request.method !== SWITCH) return answer
      wallet.requests.push(SWITCH)
      throw refusal
    }
    await expect(switchChain(wallet)).rejects.toBe(refusal)
    expect(requests()).toEqual([SWITCH, ADD, SWITCH])
  })

  it('throws a rejection and sends no other request', async () => {
    wallet.knownChainIds.add(deployment.chainId)
    wallet.owner = 'rejects'
    await expect(switchChain(wallet)).rejects.toMatchObject({ code: 4001 })
    expect(requests()).toEqual([SWITCH])
    expect(wallet.chainId).toBe(1)
  })

  it('throws a rejection of adding the chain', async () => {
    wallet.owner = 'rejects'
    await expect(switchChain(wallet)).rejects.toMatchObject({ code: 4001 })
    expect(requests()).toEqual([SWITCH, ADD])
  })
})
