import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode, type ScriptedNode } from '../../../test/unit/support/scriptedNode'
import { cake, native, tradeOf } from '../../../test/unit/support/swapMarket'
import { swapScene } from '../../../test/unit/support/swapScene'
import { HASH, SENDER } from '../../../test/unit/support/transactionRecord'
import { multicallReducer, numbersRecalled } from '../../chain/multicall/multicall.slice'
import { RpcError } from '../../chain/rpc/nodes'
import { followView } from '../../chain/wallet/view/viewedAccount'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../core/deployment'
import { translate } from '../../i18n'
import { transactionsReducer } from '../transactions'
import { userReducer } from '../user'
import { quoteFrom, type Quote } from './quote.rules'
import { chooseSwap } from './swap.chain'
import { swapReducer } from './swap.slice'
import { swapFailure } from './swapFailure'
import { SWAP_SENTENCES } from './swapFailureSentences'
import { SwapFailed } from './SwapFailed'
import { useSwapFlow, type SwapFlow } from './useSwapFlow'

const { chainId } = deployment
const OTHER = `0x${'7'.repeat(40)}`
const quoteOf = (isExactInput: boolean): Quote => {
  const deal = { input: native, output: cake, amountRaw: 10n ** 18n, isExactInput }
  return quoteFrom(tradeOf(deal), deal, isExactInput, 50)
}
const [buying, wanting] = [quoteOf(true), quoteOf(false)]
const shown = ({ inputRaw, outputRaw }: Quote) => [inputRaw, outputRaw, true, inputRaw] as const
const willing = () => swapScene({ measured: shown(buying) }).node
const refusing = (reason: string) => swapScene({ measured: null, refused: () => reason }).node

/** A node that answers over HTTP, as every node does. */
function serve(node: ScriptedNode | null): void {
  const answer = async (_url: string, { body }: { body: string }) => {
    if (!node) throw new TypeError('fetch failed')
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
    try {
      return Response.json({ jsonrpc: '2.0', id, result: await node.request(method, params) })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      const { code, message, data } = error
      return Response.json({ jsonrpc: '2.0', id, error: { code, message, data } })
    }
  }
  vi.stubGlobal('fetch', vi.fn<typeof answer>(answer))
}

const nothing = () => Promise.resolve()

function flowWith(answer: () => unknown, { wallet: given = {}, recipient = null, quote = buying }: Staging = {}) {
  const request = vi.fn<() => Promise<unknown>>(async () => answer())
  const wallet: Wallet = {
    ...{ status: 'connected', account: SENDER, chainId, library: { provider: { request }, request } },
    ...{ connectorId: 'injected', error: null, connect: nothing, switchChain: nothing },
    ...{ disconnect: () => {}, dismiss: () => {}, ...given },
  }
  const reducer = combineReducers({
    ...{ multicall: multicallReducer, transactions: transactionsReducer, user: userReducer, swap: swapReducer },
  })
  const store = configureStore({ reducer })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  const { result } = renderHook(() => useSwapFlow(quote, { recipient }), { wrapper })
  return { request, store, flow: () => result.current }
}

interface Staging {
  wallet?: Partial<Wallet>
  recipient?: string | null
  quote?: Quote
}

async function carryOut(flow: () => SwapFlow): Promise<void> {
  act(() => flow().begin())
  act(() => flow().confirm(false))
  await waitFor(() => expect(flow().state.stage).toMatch(/^(submitted|failed)$/), { timeout: 5_000 })
}

/** Answers what a person reads of a failure. */
function read(state: SwapFlow['state']): string {
  if (state.stage !== 'failed') throw new Error(`The swap is ${state.stage}`)
  const { container, unmount } = render(<SwapFailed failure={state.failure} />)
  const words = container.textContent
  unmount()
  return words
}

const provoked = new Set<string>()
const notePlace = (state: SwapFlow['state']) => {
  if (state.stage !== 'failed') return
  provoked.add(state.failure.sentence)
  for (const value of Object.values(state.failure.values)) provoked.add(String(value))
}

afterEach(() => {
  followView('')
  vi.unstubAllGlobals()
})

interface Row extends Staging {
  situation: string
  node: () => ScriptedNode | null
  answer?: () => unknown
  words: string
  /** False where the wallet must not be opened. */
  isAsked: boolean
  isOld?: boolean
}

const thrown = (error: unknown) => (): never => {
  throw error
}
const CANNOT = 'The transaction cannot succeed due to error'

const rows: Row[] = [
  {
    situation: 'static call succeeds after failed estimate',
    node: () => {
      const node = willing()
      node.script['eth_estimateGas'] = failing(new RpcError('gas required exceeds allowance', -32000))
      return node
    },
    words: 'Unexpected issue with estimating the gas. Please try again.',
    isAsked: false,
  },
  {
    situation: 'static call reveals revert',
    node: () => refusing('PancakeRouter: EXPIRED'),
    words: `${CANNOT}: PancakeRouter: EXPIRED.The deadline has passed. Try again, or set a longer one in Settings.`,
    isAsked: false,
  },
  {
    situation: 'the price moves past the limit',
    node: () => refusing('PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'),
    words: `${CANNOT}: PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.`,
    isAsked: false,
  },
  {
    situation: 'the token does not let itself be taken',
    node: () => refusing('TransferHelper: TRANSFER_FROM_FAILED'),
    words: `${CANNOT}: TransferHelper: TRANSFER_FROM_FAILED.The token could not be taken from your account. Check your balance and enable the token again.`,
    isAsked: false,
  },
  {
    situation: 'static call reveals a revert without a reason',
    node: () => {
      const node = willing()
      const revert = failing(new RpcError('execution reverted', 3, '0x'))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = revert
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router ? revert() : count?.(params)
      return node
    },
    words: `${CANNOT}: Unknown error, check the logs.`,
    isAsked: false,
  },
  {
    situation: 'the swap fails between its rehearsal and the last look before the wallet',
    node: () => {
      const node = willing()
      const count = node.script['eth_call']
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router
          ? failing(revertedWith('Pausable: paused'))()
          : count?.(params)
      return node
    },
    words: `${CANNOT}: Pausable: paused.`,
    isAsked: false,
  },
  {
    situation: 'wallet rejection (code 4001)',
    node: willing,
    answer: thrown({ code: 4001, message: 'User denied transaction signature.' }),
    words: 'Transaction rejected.',
    isAsked: true,
  },
  {
    situation: 'other send failure',
    node: willing,
    answer: thrown({ code: -32000, message: 'nonce too low' }),
    words: 'Swap failed: nonce too lowYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that fails without a word',
    node: willing,
    answer: thrown({ code: -32603 }),
    words: 'Swap failed: The wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that answers no hash',
    node: willing,
    answer: () => 'sent',
    words: 'Swap failed: No transaction hash foundYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'missing pieces: no account',
    node: willing,
    wallet: { status: 'disconnected', account: null, library: null },
    words: 'Swap failed: Missing dependencies',
    isAsked: false,
  },
  {
    situation: 'an account that is only viewed',
    node: willing,
    wallet: { status: 'viewOnly', library: null },
    words: 'Swap failed: This account is only viewed. Nothing can be signed.',
    isAsked: false,
  },
  {
    situation: 'numbers of an earlier visit',
    node: willing,
    isOld: true,
    words: 'The numbers shown are those of your last visit.Nothing was sent. Try again when fresh ones are read.',
    isAsked: false,
  },
  {
    situation: 'no node that answers',
    node: () => null,
    words: 'The network does not answer.Nothing was sent. Try again in a moment.',
    isAsked: false,
  },
  {
    situation: 'less arrives than was asked for',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw, 9n * 10n ** 17n, true, 1n] }).node,
    words:
      'In the rehearsal only 0.9 CAKE arrived, less than the 1 CAKE shown.A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
    isAsked: false,
  },
  {
    situation: 'more leaves than was typed',
    node: () => swapScene({ measured: [11n * 10n ** 17n, buying.outputRaw, true, 10n ** 18n] }).node,
    words:
      'In the rehearsal 1.1 BNB left your account, more than the 1 BNB shown.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
    isAsked: false,
  },
]

test.each(rows)('$situation: $words', async (row) => {
  serve(row.node())
  const { flow, request, store } = flowWith(row.answer ?? (() => HASH), row)
  if (row.wallet?.status === 'viewOnly') followView(`?as=${SENDER}`)
  if (row.isOld) act(() => void store.dispatch(numbersRecalled({ chainId, blockNumber: 7, data: {} })))
  await carryOut(flow)
  notePlace(flow().state)
  expect(read(flow().state)).toBe(row.words)
  expect(request).toHaveBeenCalledTimes(row.isAsked ? 1 : 0)
  expect(store.getState().transactions).toEqual({})
  act(() => flow().close())
  expect(flow().state).toEqual({ stage: 'closed' })
})

test('none of the calls threw an error', async () => {
  const error: unknown = await chooseSwap(scriptedNode({}), SENDER, []).catch((thrownError: unknown) => thrownError)
  const failure = swapFailure(error)
  provoked.add(failure.sentence)
  render(<SwapFailed failure={failure} />)
  expect(
    screen.getByText('Unexpected error. Please contact support: none of the calls threw an error.'),
  ).toBeInTheDocument()
})

test.each([
  [null, /^Swap 1 BNB for 79\.7 CAKE$/],
  [OTHER, /^Swap 1 BNB for 79\.7 CAKE to 0x7777…7777$/],
])('a swap that goes through is recorded with who gets it (%s)', async (recipient, words) => {
  serve(willing())
  const { flow, store, request } = flowWith(() => HASH, { recipient })
  await carryOut(flow)
  expect(flow().state).toMatchObject({ stage: 'submitted', hash: HASH, agreed: { recipient } })
  const { summary } = store.getState().transactions[chainId]?.[HASH] ?? {}
  expect(summary && translate(summary.sentence, summary.values)).toMatch(words)
  const [, [transaction]] = request.mock.calls[0] as unknown as [string, [{ data: string }]]
  expect(transaction.data).toContain((recipient ?? SENDER).slice(2))
})

test('what cannot be sold again leads back to the review, until it is accepted', async () => {
  serve(swapScene({ measured: [buying.inputRaw, buying.outputRaw, false, 0n] }).node)
  const { flow, request } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => flow().confirm(false))
  expect(flow().state.stage).toBe('waiting')
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  expect(request).not.toHaveBeenCalled()
  act(() => flow().confirm(true))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
})

afterAll(() => {
  const sentences: readonly string[] = Object.values(SWAP_SENTENCES)
  expect(sentences.filter((sentence) => !provoked.has(sentence))).toEqual([])
})
