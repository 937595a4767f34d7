import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { AbiCoder } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../../test/unit/support/fakeMulticallNode'
import { blockReducer, blockReceived } from '../../../chain/block/block.slice'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { startMulticallUpdater } from '../../../chain/multicall/multicall.updater'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { listedTokens } from '../listedTokens'
import { customTokenAdded, listsReducer } from '../lists.slice'
import { searchTokens } from '../tokenSearch.rules'
import { tokenFactsOf } from './tokenFacts.chain'
import { useTokenOf } from './useTokenOf'
import { createWatches } from '../../../state/watchState'

const { chainId } = deployment
const UNLISTED = toAddress('0xCF9C83be89ac927F9D98F0CaFB9ED7fDea2fD450'.toLowerCase())
const [calls, coder] = [tokenFactsOf(UNLISTED), AbiCoder.defaultAbiCoder()]

const createStore = () =>
  configureStore({
    middleware: (standard) => standard().prepend(createWatches()),
    reducer: combineReducers({ block: blockReducer, multicall: multicallReducer, lists: listsReducer }),
  })

let node: FakeMulticallNode
let store: ReturnType<typeof createStore>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  node = fakeMulticallNode()
  node.answers
    .set(calls.name.callData, coder.encode(['string'], ['Rye Token']))
    .set(calls.symbol.callData, coder.encode(['string'], ['CAKE']))
    .set(calls.decimals.callData, coder.encode(['uint256'], [8]))
  store = createStore()
  stop = startMulticallUpdater({ store, nodes: node, chainId })
  store.dispatch(blockReceived({ chainId, blockNumber: 100 }))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function renderLookup(id: string | null) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const page = renderHook(() => useTokenOf(id), { wrapper })
  const first = page.result.current
  await act(() => vi.advanceTimersByTimeAsync(300))
  return { first, now: () => page.result.current }
}

describe('the token of an id', () => {
  it('is the native coin or a built-in one at once, in any case, without a read', async () => {
    const id = listedTokens[0]?.id ?? ''
    expect((await renderLookup('bnb')).first.token?.origin).toBe('native')
    expect((await renderLookup(id.toLowerCase())).first.token).toBe(listedTokens[0])
    expect(node.chunks).toEqual([])
  })

  it('is read from the chain if it is not added', async () => {
    const { first, now } = await renderLookup(UNLISTED)
    expect(first.status).toBe('loading')
    expect(now()).toMatchObject({
      status: 'ready',
      token: { symbol: 'CAKE', name: 'Rye Token', decimals: 8, origin: 'chain' },
    })
    expect(now().token?.id.toLowerCase()).toBe(UNLISTED)
    expect(now().token?.id).not.toBe(UNLISTED)
    expect(now().token?.traded.decimals).toBe(8)
  })

  it('is the custom token once it was added', async () => {
    const { now } = await renderLookup(UNLISTED)
    const { id = '', symbol = '', name = '', decimals = 0 } = now().token ?? {}
    act(() => void store.dispatch(customTokenAdded({ chainId, address: toAddress(id), symbol, name, decimals })))
    expect(now().token).toMatchObject({ id, origin: 'custom' })
  })

  it('has a display symbol wherever it is used, and is searchable by the full one', async () => {
    node.answers.set(calls.symbol.callData, coder.encode(['string'], [`\u202EEKAC${'X'.repeat(30)}\u0000`]))
    const { token } = (await renderLookup(UNLISTED)).now()
    expect([token?.symbol, token?.traded.symbol]).toEqual(['EKAC…XXXXX', 'EKAC…XXXXX'])
    expect(searchTokens(token ? [token] : [], `ekac${'x'.repeat(30)}`)).toHaveLength(1)
  })

  it('uses its symbol as its name if it has none', async () => {
    node.answers.set(calls.name.callData, null)
    expect((await renderLookup(UNLISTED)).now().token?.name).toBe('CAKE')
  })

  it.each(['symbol', 'decimals'] as const)('is none where the contract has no %s', async (what) => {
    node.answers.set(calls[what].callData, null)
    expect((await renderLookup(UNLISTED)).now()).toEqual({ status: 'none', token: null })
  })

  it.each([null, '', 'cake', '0x12'])('is none for %j', async (id) => {
    expect((await renderLookup(id)).now()).toEqual({ status: 'none', token: null })
    expect(node.chunks).toEqual([])
  })
})
