import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, vi } from 'vitest'
import { multicallReducer } from '../../../src/chain/multicall/multicall.slice.ts'
import { RpcError } from '../../../src/chain/rpc/nodes.ts'
import { WalletContext, type Wallet } from '../../../src/chain/wallet/useWallet.ts'
import type { Address } from '../../../src/core/address.ts'
import { deployment } from '../../../src/deployment/deployment.ts'
import { quoteFrom, type Quote } from '../../../src/features/trade/quote.rules.ts'
import { swapReducer } from '../../../src/features/swap/swap.slice.ts'
import { useSwapFlow, type SwapFlow, type SwapFlowOptions } from '../../../src/features/trade/useSwapFlow.ts'
import { NO_CONSENTS } from '../../../src/features/trade/trade.rules.ts'
import { transactionsReducer } from '../../../src/features/transactions/index.ts'
import { userReducer } from '../../../src/features/user/index.ts'
import type { ScriptedNode } from './scriptedNode.ts'
import { cake, native, tradeOf } from './swapMarket.ts'
import { walletOf } from './walletOf.ts'

/** Returns a trade of one coin for CAKE (exact input), or of coin for one CAKE. */
export const quoteOf = (isExactInput: boolean): Quote => {
  const tradeRequest = { input: native, output: cake, amountRaw: 10n ** 18n, isExactInput }
  return quoteFrom(tradeOf(tradeRequest), tradeRequest, isExactInput, 50)
}
/** Serves a node over HTTP, like every real node; null is unreachable. */
export function serve(node: ScriptedNode | null): void {
  const respond = async (_url: string, { body }: { body: string }) => {
    if (!node) throw new TypeError('fetch failed')
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
    if (method === 'eth_chainId') return Response.json({ jsonrpc: '2.0', id, result: deployment.chainId })
    try {
      return Response.json({ jsonrpc: '2.0', id, result: await node.request(method, params) })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      const { code, message, data } = error
      return Response.json({ jsonrpc: '2.0', id, error: { code, message, data } })
    }
  }
  vi.stubGlobal('fetch', vi.fn<typeof respond>(respond))
}

/** Creates a store and a provider of a connected wallet, with these fields changed. */
export function inStage(given: Partial<Wallet> = {}) {
  const wallet = walletOf(given)
  const reducer = combineReducers({
    ...{ multicall: multicallReducer, transactions: transactionsReducer, user: userReducer, swap: swapReducer },
  })
  const store = configureStore({ reducer })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  return { store, wrapper }
}

/** Renders the flow of a swap with a wallet that returns this, in its own store. */
export function flowWith(
  respond: () => unknown,
  { wallet: given = {}, recipient = null, quote = quoteOf(true), ...options }: Staging = {},
) {
  const request = vi.fn<() => Promise<unknown>>(async () => respond())
  const { store, wrapper } = inStage({ library: { provider: { request }, request }, ...given })
  const { result, rerender } = renderHook(
    ({ live }) => useSwapFlow(live, { maxHops: () => 3, recipient, ...options }),
    {
      initialProps: { live: quote },
      wrapper,
    },
  )
  const flow = () => result.current
  return { request, store, flow, requote: (live: Quote) => rerender({ live }) }
}

export interface Staging extends Partial<Omit<SwapFlowOptions, 'recipient'>> {
  wallet?: Partial<Wallet>
  recipient?: Address | null
  quote?: Quote
}

/** Starts a swap, confirms it and waits for its end. */
export async function execute(flow: () => SwapFlow): Promise<void> {
  act(() => flow().begin())
  act(() => flow().confirm(NO_CONSENTS))
  await waitFor(() => expect(flow().state.stage).toMatch(/^(submitted|failed)$/), { timeout: 30_000 })
}
