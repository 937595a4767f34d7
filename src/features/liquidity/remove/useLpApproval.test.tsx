import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Wallet as Key } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { multicall } from '../../../../test/unit/support/multicallInterface'
import { scriptedNode, type ScriptedNode, SOLVENT } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { HASH } from '../../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { allowance } from '../../../chain/contracts/erc20/reads'
import { multicallReducer, resultsLoaded } from '../../../chain/multicall/multicall.slice'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { toAddress } from '../../../core/address'
import { routerAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { dismissToast, useToasts } from '../../../ui/toast/toastStore'
import { transactionsReducer } from '../../transactions'
import { userReducer } from '../../user'
import { burnReducer } from '../burn.slice'
import { useLpApproval } from './useLpApproval'

const { chainId } = deployment
const owner = new Key(`0x${'11'.repeat(32)}`)
const pair = toAddress(`0x${'aa'.repeat(20)}`)
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
const NAME = `${word(32n)}${word(11n).slice(2)}${Buffer.from('Pancake LPs').toString('hex').padEnd(64, '0')}`

afterEach(() => void vi.unstubAllGlobals())

/** Returns a node with the pair's name and nonce, and the time. */
const node = (): ScriptedNode =>
  scriptedNode({
    ...SOLVENT,
    eth_estimateGas: () => '0xb71b',
    eth_call: ([requests]) => {
      const { data } = requests as { data: string }
      if (!data.startsWith(multicall.getFunction('tryBlockAndAggregate')?.selector ?? '-')) return word(1n)
      const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
        boolean,
        [string, string][],
      ]
      const answers = calls.map(([, callData]) => [true, callData.startsWith('0x06fdde03') ? NAME : word(7n)])
      return multicall.encodeFunctionResult('tryBlockAndAggregate', [1, `0x${'0'.repeat(64)}`, answers])
    },
  })

async function signTyped(text: string): Promise<string> {
  const { domain, types, message } = JSON.parse(text) as {
    domain: object
    types: Record<string, { name: string; type: string }[]>
    message: Record<string, unknown>
  }
  return owner.signTypedData(domain, { Permit: types['Permit'] ?? [] }, message)
}

/** Requests the approval with a wallet that handles signature requests by `sign`. */
async function press(sign: (typedData: string) => unknown, chain: ScriptedNode | null = node()) {
  serve(chain)
  const requests: string[] = []
  const request = async (method: string, params: readonly unknown[]) => {
    requests.push(method)
    return method === 'eth_signTypedData_v4' ? sign(String(params[1])) : HASH
  }
  const library = { provider: { request: () => Promise.resolve() }, request }
  const wallet = walletOf({ account: toAddress(owner.address), library })
  const store = configureStore({
    reducer: combineReducers({
      ...{ multicall: multicallReducer, transactions: transactionsReducer, user: userReducer, burn: burnReducer },
    }),
  })
  const data = { [allowance(pair, toAddress(owner.address), routerAddress).key]: word(0n) }
  store.dispatch(resultsLoaded({ chainId, blockNumber: 7, data }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  const onSigned = vi.fn<() => void>()
  const terms = { address: pair, symbol: 'CAKE-BNB LP', sharesRaw: 5n, balanceCents: null, signed: null, onSigned }
  const { result } = renderHook(() => ({ approval: useLpApproval(terms), toasts: useToasts() }), { wrapper })
  await waitFor(() => expect(result.current.approval.state).toBe('needed'))
  const idle = () => waitFor(() => expect(result.current.approval.isRequesting).toBe(false))
  act(() => result.current.approval.requestApproval())
  await idle()
  const toast = result.current.toasts.at(-1)
  if (toast) act(() => dismissToast(toast.id))
  return { now: () => result.current.approval, requests, onSigned, toast, idle }
}

const failing = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}
const SIGNING = ['eth_signTypedData_v4']

describe('the approval of LP tokens', () => {
  test('signs a permit if the wallet can sign', async () => {
    const { now, requests, onSigned } = await press(signTyped)
    expect(onSigned).toHaveBeenCalledTimes(1)
    expect([now().problem, requests]).toEqual([null, SIGNING])
  })

  test('ends with a neutral toast when the user rejects', async () => {
    const { now, requests, toast } = await press(failing(4001, 'User rejected the request.'))
    expect([now().problem, requests]).toEqual([null, SIGNING])
    expect(toast).toMatchObject({ kind: 'info', title: 'You rejected this. Nothing was sent.' })
  })

  test('ends when the node fails, without a wallet request', async () => {
    const { now, requests, toast } = await press(signTyped, null)
    expect([now().problem, requests]).toEqual([null, []])
    expect(toast).toMatchObject({ title: 'The network is not responding.' })
  })

  test('ends when only the nonce cannot be read, without an approval transaction', async () => {
    const failed = scriptedNode({ ...node().script, eth_call: () => '0x' })
    const { now, requests, toast } = await press(signTyped, failed)
    expect([now().problem, requests]).toEqual([null, []])
    expect(toast?.kind).toBe('bad')
  })

  test('offers a transaction when the wallet failed to sign, and sends none by itself', async () => {
    const { now, requests, toast, idle } = await press(failing(-32_603, 'Internal error'))
    expect([now().problem, requests]).toEqual(['failed', SIGNING])
    expect(toast?.title).toMatch(/Approval failed/)
    act(() => now().approveByTransaction())
    await idle()
    expect(requests).toEqual([...SIGNING, 'eth_sendTransaction'])
  })

  test.each([
    ['cannot sign typed data', failing(4200, 'Unsupported method')],
    ['returns an invalid signature', () => '0x'],
    ['signs for another account', (text: string) => signTyped(text.replaceAll('"nonce":"0x7"', '"nonce":"0x8"'))],
  ])('reports that the wallet %s, and sends a transaction only on the next request', async (_what, sign) => {
    const { now, requests, idle } = await press(sign)
    expect([now().problem, requests]).toEqual(['cannotSign', SIGNING])
    act(() => now().requestApproval())
    await idle()
    expect([now().problem, requests]).toEqual(['cannotSign', [...SIGNING, 'eth_sendTransaction']])
  })
})
